#pragma once
// Tells work that takes long that its result is no longer wanted. All copies share one state:
// whoever requests the work keeps one, and the work checks another now and then. A result that was
// cut off must not be used.

#include <atomic>
#include <memory>

namespace engine {

class Cancel {
public:
    // Is never requested: the work runs to its end.
    Cancel() = default;
    static Cancel possible()
    {
        Cancel cancel;
        cancel.asked_ = std::make_shared<std::atomic<bool>>(false);
        return cancel;
    }

    // Requests that all work with copies of this one ends. Only if made by possible(); from any
    // thread.
    void ask() const { asked_->store(true, std::memory_order_relaxed); }
    bool is_asked() const { return asked_ && asked_->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> asked_;
};

} // namespace engine
