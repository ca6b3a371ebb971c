#include "game/motion/screen_motion.h"

#include "game/motion/curves.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::PlayTime;

struct Entrance {
    PlayTime full;
    PlayTime calm;
    double slides; // units, in full
};
constexpr Entrance of_screen{PlayTime{140}, PlayTime{100}, 16};
constexpr Entrance of_card{PlayTime{160}, PlayTime{90}, 12};

} // namespace

void ScreenMotion::begin(Appearing what, MotionAmount amount, engine::MonotonicTime now)
{
    const Entrance& entrance = what == Appearing::Screen ? of_screen : of_card;
    slides_ = amount == MotionAmount::Full ? entrance.slides : 0;
    switch (amount) {
    case MotionAmount::Full:
        span_ = {now, entrance.full};
        return;
    case MotionAmount::Calm:
        span_ = {now, entrance.calm};
        return;
    case MotionAmount::Off:
        span_ = {};
        return;
    }
}

ScreenMoment ScreenMotion::moment(engine::MonotonicTime now) const
{
    const double share = ease_out(span_.share(now));
    return {slides_ * (1 - share), rounded_down(100 * share)};
}

} // namespace game
