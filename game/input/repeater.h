#pragma once
// When something that is held down acts again.

#include <optional>

#include "engine/play/stopwatch.h"

namespace game {

struct RepeatTimes {
    engine::PlayTime delay{280};
    engine::PlayTime every{70};
    // From the seventh time on; a long way is gone quickly.
    engine::PlayTime fast{35};
    friend bool operator==(const RepeatTimes&, const RepeatTimes&) = default;
};

class Repeater {
public:
    void start(engine::MonotonicTime now, const RepeatTimes& times)
    {
        times_ = times;
        count_ = 0;
        due_ = now + times.delay;
    }
    void stop() { due_.reset(); }
    // Whether it acts again now. A late turn of the loop makes it act once, not several times.
    bool acts(engine::MonotonicTime now)
    {
        if (!due_ || now < *due_)
            return false;
        constexpr int slow_times = 6;
        ++count_;
        due_ = now + (count_ < slow_times ? times_.every : times_.fast);
        return true;
    }
    std::optional<engine::MonotonicTime> due() const { return due_; }

private:
    RepeatTimes times_;
    int count_ = 0;
    std::optional<engine::MonotonicTime> due_;
};

} // namespace game
