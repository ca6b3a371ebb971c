#pragma once
// How another screen appears: it slides up a little and becomes clear.

#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

enum class Appearing {
    Screen, // the whole window
    Card,   // over the screen below
};

struct ScreenMoment {
    double down = 0;   // units below its place
    int opacity = 100; // percent
};

class ScreenMotion {
public:
    void begin(Appearing what, MotionAmount amount, engine::MonotonicTime now);
    bool is_moving(engine::MonotonicTime now) const { return !span_.is_over(now); }
    ScreenMoment moment(engine::MonotonicTime now) const;

private:
    Span span_;
    double slides_ = 0; // units
};

} // namespace game
