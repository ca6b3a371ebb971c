#include "game/motion/win_motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

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
constexpr Span stamp{PlayTime{760}, PlayTime{260}};
constexpr Span badge{PlayTime{900}, PlayTime{260}};
constexpr Span initials{PlayTime{1100}, PlayTime{160}};
constexpr PlayTime in_place{1260};
constexpr PlayTime calm_fade{200};

// Of a record.
constexpr Span swell{PlayTime{1160}, PlayTime{700}};
constexpr double swells_by = 0.12;
constexpr PlayTime wave_again{1300};
constexpr PlayTime initials_later{1100};

constexpr PlayTime confetti_starts{700};
constexpr PlayTime record_confetti_lasts{2800};
constexpr int pieces_of_record = Particles::most;
constexpr std::array paints = {Paint::GoldFill, Paint::Ok,   Paint::Accent,
                               Paint::Error,    Paint::Note, Paint::Ink2};

} // namespace

void add_confetti(Particles& confetti,
                  std::span<const ConfettiStrip> strips,
                  const ConfettiFall& fall)
{
    if (strips.empty())
        return;
    LooseDice dice;
    for (int piece = 0; piece < rounded(fall.pieces * fall.particles); ++piece) {
        const ConfettiStrip strip = dice.one_of(strips);
        if (strip.to <= strip.from)
            continue;
        const double side = std::min(dice.between(5, 10), (strip.to - strip.from) / 2);
        const double right = strip.to - side;
        const double x = strip.from + dice.roll() * (right - strip.from);
        confetti.add({.x = x,
                      .y = -dice.between(0.02, 0.6) * fall.height,
                      .down = dice.between(0.55, 0.85) * fall.height,
                      .sway = std::min({dice.between(4, 16), x - strip.from, right - x}),
                      .turns = dice.between(0.6, 2),
                      .phase = dice.roll(),
                      .side = side,
                      .paint = dice.one_of(std::span<const Paint>(paints)),
                      .span = {fall.starts, fall.lasts}});
    }
}

void WinMotion::begin(MotionAmount amount,
                      double particles,
                      const Celebration& celebration,
                      MonotonicTime now)
{
    amount_ = amount;
    start_ = now;
    is_record_ = celebration.is_record;
    confetti_.clear();
    const bool full = amount == MotionAmount::Full;
    const PlayTime whole = is_record_ ? in_place + initials_later : in_place;
    all_ = span_of(amount, now, whole, calm_fade);
    if (!full)
        return;
    ConfettiFall fall{celebration.height, particles, now + confetti_starts};
    if (is_record_) {
        fall.pieces = pieces_of_record;
        fall.lasts = record_confetti_lasts;
    }
    add_confetti(confetti_, celebration.gutters, fall);
}

std::optional<MonotonicTime> WinMotion::second_wave() const
{
    if (amount_ != MotionAmount::Full || !is_record_)
        return std::nullopt;
    return start_ + wave_again;
}

void WinMotion::skip(MonotonicTime now)
{
    is_record_ = false;
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
    moment.time = percent(std::min(1.0, 2 * stamp.share(since)));
    moment.time_scale = 1.3 - 0.3 * back_out(stamp.share(since));
    if (is_record_)
        moment.time_scale += swells_by * there_and_back(swell.share(since));
    moment.badge = percent(std::min(1.0, 2 * badge.share(since)));
    moment.badge_scale = 0.7 + 0.3 * back_out(badge.share(since));
    const double appeared = ease_out(initials.share(is_record_ ? since - initials_later : since));
    moment.initials = percent(appeared);
    moment.initials_down = 12 * (1 - appeared);
    return moment;
}

} // namespace game
