#include "game/motion/win_motion.h"

#include <array>
#include <cmath>

#include "game/motion/curves.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

// Each from the last digit on.
constexpr Span veil{PlayTime{120}, PlayTime{280}};
constexpr Span flight{PlayTime{400}, PlayTime{360}};
constexpr Span texts_come{PlayTime{760}, PlayTime{140}};
constexpr Span badge{PlayTime{900}, PlayTime{260}};
constexpr Span initials{PlayTime{1100}, PlayTime{160}};
constexpr PlayTime in_place{1260};
constexpr PlayTime calm_fade{200};

constexpr PlayTime confetti_starts{700};
constexpr PlayTime confetti_lasts{1800};
constexpr int pieces = 120;
constexpr std::array paints = {Paint::GoldFill, Paint::Ok,   Paint::Accent,
                               Paint::Error,    Paint::Note, Paint::Ink2};

} // namespace

void add_confetti(Particles& confetti,
                  std::span<const ConfettiStrip> strips,
                  double height,
                  double particles,
                  MonotonicTime starts)
{
    LooseDice dice;
    for (int piece = 0; piece < rounded(pieces * particles); ++piece) {
        const Paint paint = dice.one_of(std::span<const Paint>(paints));
        const ConfettiStrip strip = dice.one_of(strips);
        confetti.add({.x = dice.between(strip.from, strip.to),
                      .y = -dice.between(0.02, 0.6) * height,
                      .down = dice.between(0.55, 0.85) * height,
                      .sway = dice.between(4, 16),
                      .turns = dice.between(0.6, 2),
                      .phase = dice.roll(),
                      .side = dice.between(4, 9),
                      .paint = paint,
                      .span = {starts, confetti_lasts}});
    }
}

void WinMotion::begin(
    MotionAmount amount, double particles, double width, double height, MonotonicTime now)
{
    amount_ = amount;
    start_ = now;
    confetti_.clear();
    const bool full = amount == MotionAmount::Full;
    all_ = {now, full ? in_place : amount == MotionAmount::Calm ? calm_fade : PlayTime{0}};
    if (!full)
        return;
    const std::array everywhere = {ConfettiStrip{0, width}};
    add_confetti(confetti_, everywhere, height, particles, now + confetti_starts);
}

void WinMotion::skip(MonotonicTime now)
{
    start_ = std::min(start_, now - in_place);
    all_ = {start_, in_place};
}

WinMoment WinMotion::moment(MonotonicTime now) const
{
    WinMoment moment;
    if (all_.is_over(now))
        return moment;
    if (amount_ == MotionAmount::Calm) {
        moment.curtain = percent(1 - all_.share(now));
        return moment;
    }
    const MonotonicTime since = now - start_;
    moment.veil = percent(veil.share(since));
    moment.way = ease_in_out(flight.share(since));
    moment.texts = percent(ease_out(texts_come.share(since)));
    moment.badge = percent(std::min(1.0, 2 * badge.share(since)));
    moment.badge_scale = 0.7 + 0.3 * back_out(badge.share(since));
    const double appeared = ease_out(initials.share(since));
    moment.initials = percent(appeared);
    moment.initials_down = 12 * (1 - appeared);
    return moment;
}

} // namespace game
