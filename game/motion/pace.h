#pragma once
// Keeps motion smooth on slow machines: when frames take too long, there are fewer particles.

#include "engine/base/play_time.h"

namespace game {

class Pace {
public:
    // Each frame that was drawn, and how long that took.
    void frame_took(engine::PlayTime time)
    {
        constexpr engine::PlayTime too_long{24};
        constexpr int often = 2;
        constexpr double fewest = 0.125;
        if (time <= too_long || ++slow_frames_ < often)
            return;
        slow_frames_ = 0;
        particles_ = particles_ > fewest ? particles_ / 2 : fewest;
    }

    // The share of the usual number of particles.
    double particles() const { return particles_; }

private:
    int slow_frames_ = 0;
    double particles_ = 1;
};

} // namespace game
