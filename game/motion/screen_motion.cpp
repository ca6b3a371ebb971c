#include "game/motion/screen_motion.h"

#include "game/motion/curves.h"
#include "game/ui/rounding.h"

namespace game {

using engine::PlayTime;

void ScreenMotion::begin(Appearing what, MotionAmount amount, engine::MonotonicTime now)
{
    const bool is_screen = what == Appearing::Screen;
    slides_ = amount == MotionAmount::Full ? (is_screen ? 16 : 12) : 0;
    span_ = is_screen ? span_of(amount, now, PlayTime{140}, PlayTime{100})
                      : span_of(amount, now, PlayTime{160}, PlayTime{90});
}

ScreenMoment ScreenMotion::moment(engine::MonotonicTime now) const
{
    const double share = ease_out(span_.share(now));
    return {slides_ * (1 - share), rounded_down(100 * share)};
}

void ThemeFade::start(const Theme& from, engine::MonotonicTime now, MotionAmount amount)
{
    span_ = span_of(amount, now, PlayTime{160}, PlayTime{100});
    from_ = span_.is_over(now) ? std::nullopt : std::optional(from);
}

void ThemeFade::advance(engine::MonotonicTime now)
{
    if (span_.is_over(now))
        from_.reset();
}

Theme ThemeFade::shown(const Theme& to, engine::MonotonicTime now) const
{
    if (!from_)
        return to;
    return between(*from_, to, rounded_down(100 * span_.share(now)));
}

} // namespace game
