#pragma once
// How a medal that was earned just now appears: its ring closes, then its sign pops up.

#include "engine/base/play_time.h"
#include "game/ui/settings.h"

namespace game {

struct MedalMoment {
    double ring = 1;   // the share of the ring that is there
    double sign = 1;   // the size of its sign; 0: it is not there yet
    int opacity = 100; // percent
};

inline constexpr engine::PlayTime medal_appears_in{380};

// So long after it was earned.
MedalMoment medal_moment(MotionAmount amount, engine::PlayTime since);

} // namespace game
