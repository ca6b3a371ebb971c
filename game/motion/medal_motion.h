#pragma once
// How a medal that was earned just now appears: its ring closes, then its sign pops up.

#include <cstddef>

#include "engine/base/play_time.h"
#include "engine/play/stopwatch.h"
#include "game/ui/settings.h"

namespace game {

struct MedalMoment {
    double ring = 1;   // the share of the ring that is there
    double sign = 1;   // the size of its sign; 0: it is not there yet
    int opacity = 100; // percent
};

// So long after it was earned.
MedalMoment medal_moment(MotionAmount amount, engine::PlayTime since);

// The medals of a win, one after another; unless it begins, all are there.
class MedalMotion {
public:
    void begin(MotionAmount amount, engine::MonotonicTime now) { amount_ = amount, start_ = now; }
    void skip() { amount_ = MotionAmount::Off; }

    // After the beginning; they are counted from 0.
    static engine::PlayTime comes(std::size_t medal);
    bool is_moving(engine::MonotonicTime now) const;
    MedalMoment moment(std::size_t medal, engine::MonotonicTime now) const
    {
        return medal_moment(amount_, now - start_ - comes(medal));
    }

private:
    MotionAmount amount_ = MotionAmount::Off;
    engine::MonotonicTime start_{0};
};

} // namespace game
