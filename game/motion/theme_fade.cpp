#include "game/motion/theme_fade.h"

#include <algorithm>

#include "game/ui/rounding.h"

namespace game {
namespace {

engine::PlayTime length_of(MotionAmount amount)
{
    switch (amount) {
    case MotionAmount::Full:
        return engine::PlayTime{160};
    case MotionAmount::Calm:
        return engine::PlayTime{100};
    case MotionAmount::Off:
        return engine::PlayTime{0};
    }
    return engine::PlayTime{0};
}

} // namespace

void ThemeFade::start(const Theme& from, engine::MonotonicTime now, MotionAmount amount)
{
    start_ = now;
    length_ = length_of(amount);
    from_ = length_ > engine::PlayTime{0} ? std::optional(from) : std::nullopt;
}

void ThemeFade::advance(engine::MonotonicTime now)
{
    if (now - start_ >= length_)
        from_.reset();
}

Theme ThemeFade::shown(const Theme& to, engine::MonotonicTime now) const
{
    if (!from_)
        return to;
    const auto done = std::clamp(now - start_, engine::PlayTime{0}, length_);
    return between(*from_, to, rounded_down(100 * ratio(done, length_)));
}

} // namespace game
