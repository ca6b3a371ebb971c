#include "game/motion/medal_motion.h"

#include "game/motion/curves.h"
#include "game/motion/span.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr Span ring_closes{PlayTime{0}, PlayTime{200}};
constexpr Span sign_pops{PlayTime{200}, PlayTime{180}};
constexpr Span medal_fades{PlayTime{0}, PlayTime{120}};
constexpr double popped = 1.2; // of its usual size

} // namespace

MedalMoment medal_moment(MotionAmount amount, PlayTime since)
{
    if (amount == MotionAmount::Off)
        return {};
    if (amount == MotionAmount::Calm)
        return {.opacity = percent(medal_fades.share(since))};
    if (!sign_pops.has_begun(since))
        return {.ring = ease_out(ring_closes.share(since)), .sign = 0};
    return {.sign = popped + (1 - popped) * back_out(sign_pops.share(since))};
}

PlayTime MedalMotion::comes(std::size_t medal)
{
    constexpr PlayTime first{900};
    constexpr PlayTime next{260};
    return first + static_cast<int>(medal) * next;
}

bool MedalMotion::is_moving(engine::MonotonicTime now) const
{
    constexpr std::size_t last = 2;
    return amount_ != MotionAmount::Off && now - start_ < comes(last) + sign_pops.end();
}

} // namespace game
