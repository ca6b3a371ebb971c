#include "game/motion/race_motion.h"

#include <cmath>
#include <numbers>

#include "game/motion/curves.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime row_slides{180};
constexpr PlayTime row_fades{160};
constexpr PlayTime chip_swells{140};
constexpr PlayTime chip_crosses{160};
constexpr PlayTime star_turns{320};
constexpr PlayTime edge_comes{90};
constexpr PlayTime edge_stays{1200}; // from its beginning
constexpr PlayTime edge_goes{160};
constexpr double edge_rises = 6; // units
constexpr PlayTime star_spark_lasts{500};
constexpr int sparks_of_star = 8;
constexpr double turn_of_star = 72; // degrees: its points change places

} // namespace

void RaceMotion::show(const Shown& shown, MotionAmount amount, double particles, MonotonicTime now)
{
    const Shown before = shown_;
    shown_ = shown;
    amount_ = amount;
    sparks_.drop_ended(now);
    if (begun_ && amount != MotionAmount::Off) {
        if (shown.splits > before.splits)
            pass_split(before.splits, shown.golden, particles, now);
        if (shown.behind != before.behind)
            crossing_ = {now, chip_crosses};
    }
    if (begun_ && shown.splits > before.splits)
        edge_ = {now, amount == MotionAmount::Full ? edge_stays + edge_goes : edge_stays};
    begun_ = true;
    const auto goes_on = [now](const Span& span) {
        return !span.is_over(now);
    };
    moves_ = !sparks_.empty() || goes_on(split_) || goes_on(chip_) || goes_on(crossing_) ||
             goes_on(star_) || moves_at_edge(now);
}

void RaceMotion::pass_split(int before, bool golden, double particles, MonotonicTime now)
{
    from_row_ = before;
    const bool full = amount_ == MotionAmount::Full;
    split_ = {now, full ? row_slides : row_fades};
    if (!full)
        return;
    chip_ = {now, chip_swells};
    if (!golden)
        return;
    star_ = {now, star_turns};
    star_row_ = shown_.splits - 1;
    const auto count = rounded(sparks_of_star * particles);
    for (int spark = 0; spark < count; ++spark) {
        const double angle = 2 * std::numbers::pi * (spark + dice_.roll()) / sparks_of_star;
        const double speed = dice_.between(40, 90);
        sparks_.add({.across = speed * std::cos(angle),
                     .down = speed * std::sin(angle),
                     .drag = 4,
                     .side = dice_.between(2, 3),
                     .paint = Paint::GoldFill,
                     .span = {now, star_spark_lasts}});
    }
}

// Between its coming and its going it stands still.
bool RaceMotion::moves_at_edge(MonotonicTime now) const
{
    const bool stands = now >= edge_.start + edge_comes && now < edge_.start + edge_stays;
    return amount_ == MotionAmount::Full && !stands && !edge_.is_over(now);
}

EdgeChip RaceMotion::edge(MonotonicTime now) const
{
    if (edge_.is_over(now) || !edge_.has_begun(now))
        return {};
    if (amount_ != MotionAmount::Full)
        return {.strength = 100};
    const double come = Span{edge_.start, edge_comes}.share(now);
    const double gone = Span{edge_.start + edge_stays, edge_goes}.share(now);
    return {.strength = rounded(100 * come * (1 - gone)),
            .below = edge_rises * (1 - ease_out(come))};
}

RaceMoment RaceMotion::moment(MonotonicTime now) const
{
    RaceMoment moment{.live = 1.0 * shown_.splits};
    const double share = split_.share(now);
    if (share < 1 && amount_ == MotionAmount::Full)
        moment.live = from_row_ + (shown_.splits - from_row_) * ease_out(share);
    else if (share < 1)
        moment.card = rounded_down(100 * share);
    moment.chip_scale = 1 + 0.08 * there_and_back(chip_.share(now));
    if (!crossing_.is_over(now)) {
        const double share_crossed = crossing_.share(now);
        moment.crossing = shown_.behind ? share_crossed : 1 - share_crossed;
    }
    if (!star_.is_over(now)) {
        moment.star_row = star_row_;
        moment.star_turn = turn_of_star * ease_out(star_.share(now));
    }
    moment.edge = edge(now);
    return moment;
}

std::span<const Particle> RaceMotion::sparks(MonotonicTime now) const
{
    seen_.clear();
    sparks_.each(now, [this](const Particle& spark) { seen_.add(spark); });
    return seen_;
}

} // namespace game
