#include "game/motion/tally_motion.h"

#include "game/motion/curves.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime between_lines{330};
constexpr PlayTime between_calm_lines{120};
constexpr PlayTime line_comes{90};
constexpr PlayTime number_counts{240};
constexpr PlayTime stamp_lasts{220};
constexpr PlayTime calm_stamp_lasts{120};
constexpr double stamp_grown = 0.3;
constexpr double stamp_drop = 4;

PlayTime apart(MotionAmount amount)
{
    return span_of(amount, MonotonicTime{0}, between_lines, between_calm_lines).length;
}

} // namespace

void TallyMotion::begin(MotionAmount amount, int lines, MonotonicTime now)
{
    amount_ = amount;
    lines_ = lines;
    start_ = now;
    counted_at_ = now + apart(amount) * lines;
    stamp_ = span_of(amount, counted_at_, stamp_lasts, calm_stamp_lasts);
}

void TallyMotion::skip(MonotonicTime now)
{
    counted_at_ = std::min(counted_at_, now);
    stamp_ = {counted_at_, PlayTime{0}};
}

void TallyMotion::celebrate(std::span<const ConfettiStrip> strips, double height, double particles)
{
    if (amount_ == MotionAmount::Full)
        add_confetti(confetti_, strips, {height, particles, counted_at_});
}

int TallyMotion::lines_begun(MonotonicTime now) const
{
    const PlayTime step = apart(amount_);
    if (!is_counting(now) || step == PlayTime{0})
        return lines_;
    return std::min(lines_, static_cast<int>((now - start_) / step) + 1);
}

LineMoment TallyMotion::line(int line, MonotonicTime now) const
{
    if (!is_counting(now))
        return {};
    const MonotonicTime begins = start_ + apart(amount_) * line;
    if (now < begins)
        return {.opacity = 0, .counted = 0};
    if (amount_ != MotionAmount::Full)
        return {};
    return {.opacity = percent(Span{begins, line_comes}.share(now)),
            .counted = ease_out(Span{begins, number_counts}.share(now))};
}

StampMoment TallyMotion::stamp(MonotonicTime now) const
{
    if (is_counting(now))
        return {.opacity = 0};
    if (stamp_.is_over(now))
        return {};
    const double share = stamp_.share(now);
    if (amount_ != MotionAmount::Full)
        return {.opacity = percent(share)};
    const double way = back_out(share);
    return {.scale = 1 + stamp_grown * (1 - way),
            .up = stamp_drop * (1 - way),
            .opacity = percent(std::min(1.0, 3 * share))};
}

} // namespace game
