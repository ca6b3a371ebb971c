#pragma once
// By which work that takes long is told that nobody waits for it any longer. Copies are one and the
// same: who asks for the work keeps one, and the work looks at another now and then. What it had
// found when it stopped is worth nothing.

#include <atomic>
#include <memory>

namespace engine {

class Cancel {
public:
    // Never asked for: the work runs to its end.
    Cancel() = default;
    static Cancel possible()
    {
        Cancel cancel;
        cancel.asked_ = std::make_shared<std::atomic<bool>>(false);
        return cancel;
    }

    // Of one made by possible(); from any thread.
    void ask() const { asked_->store(true, std::memory_order_relaxed); }
    bool is_asked() const { return asked_ && asked_->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> asked_;
};

} // namespace engine
