#pragma once
// What those who ask for work that takes long and the work itself tell each other, in two threads:
// that the result is no longer wanted, and how much of the work is done. All copies share one
// state: whoever asks for the work keeps one, and the work looks at another now and then. A result
// that was cut off must not be used.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>

namespace engine {

class Cancel {
public:
    // Is never requested: the work runs to its end.
    Cancel() = default;
    // `at_look`, if any, is called before each look of the work: where there is only one thread,
    // the work rests there now and then.
    static Cancel possible(void (*at_look)() = nullptr)
    {
        Cancel cancel;
        cancel.state_ = std::make_shared<State>();
        cancel.state_->at_look = at_look;
        return cancel;
    }

    // Requests that all work with copies of this one ends. Only if made by possible(); from any
    // thread.
    void ask() const { state_->asked.store(true, std::memory_order_relaxed); }
    bool is_asked() const
    {
        if (!state_)
            return false;
        if (state_->at_look != nullptr)
            state_->at_look();
        return state_->asked.load(std::memory_order_relaxed);
    }

    // The work says that `done` of its `all` parts are done: cells, files, runs or others.
    void tell(std::size_t done, std::size_t all) const
    {
        if (!state_)
            return;
        state_->done.store(done, std::memory_order_relaxed);
        state_->all.store(all, std::memory_order_relaxed);
    }
    // One more part is done.
    void count_one() const
    {
        if (state_)
            state_->done.fetch_add(1, std::memory_order_relaxed);
    }
    std::size_t done() const { return std::min(all(), read(&State::done)); }
    // 0 until the work has told it; some work can't.
    std::size_t all() const { return read(&State::all); }

private:
    struct State {
        std::atomic<bool> asked = false;
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> all = 0;
        void (*at_look)() = nullptr;
    };
    std::size_t read(std::atomic<std::size_t> State::* count) const
    {
        return state_ ? ((*state_).*count).load(std::memory_order_relaxed) : 0;
    }

    std::shared_ptr<State> state_;
};

} // namespace engine
