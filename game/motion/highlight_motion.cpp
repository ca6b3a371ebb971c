#include "game/motion/highlight_motion.h"

#include <algorithm>

#include "game/motion/curves.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime slide_lasts{70};
constexpr double fade_lasts = 90;  // milliseconds
constexpr double flash_lasts = 60; // of a wrong digit

SlidingEdge at_rest(engine::Place place)
{
    return {.column = 1.0 * place.column, .row = 1.0 * place.row};
}

} // namespace

void HighlightMotion::show(std::span<const Highlight> cells,
                           std::optional<engine::Place> single,
                           MotionAmount amount,
                           MonotonicTime now)
{
    const bool first = goals_.size() != cells.size();
    advance(now);
    if (single != single_) {
        if (single && single_ && amount == MotionAmount::Full && !first) {
            from_ = edge_.value_or(at_rest(*single_));
            slide_ = {now, slide_lasts};
            edge_ = from_;
        } else {
            edge_.reset();
        }
        single_ = single;
    }
    if (!first && std::ranges::equal(cells, goals_))
        return;
    goals_.assign(cells.begin(), cells.end());
    levels_.resize(goals_.size());
    fades_ = true;
    if (first || amount != MotionAmount::Full)
        settle();
}

void HighlightMotion::settle()
{
    for (std::size_t cell = 0; cell < goals_.size(); ++cell)
        levels_[cell] = levels_of(goals_[cell]);
    fades_ = false;
    edge_.reset();
}

void HighlightMotion::advance(MonotonicTime now)
{
    const double passed = milliseconds(now - advanced_);
    advanced_ = now;
    slide(now);
    if (!fades_)
        return;
    fades_ = false;
    for (std::size_t cell = 0; cell < goals_.size(); ++cell) {
        const HighlightLevels goal = levels_of(goals_[cell]);
        for (std::size_t layer = 1; layer < goal.size(); ++layer) {
            const bool flashes = layer == engine::index_of(Highlight::Wrong);
            const double step = passed / (flashes ? flash_lasts : fade_lasts);
            double& level = levels_[cell][layer];
            level = std::clamp(goal[layer], level - step, level + step);
            fades_ = fades_ || level != goal[layer];
        }
    }
}

void HighlightMotion::slide(MonotonicTime now)
{
    if (!edge_)
        return;
    if (slide_.is_over(now)) {
        edge_.reset();
        return;
    }
    const double share = ease_out(slide_.share(now));
    const SlidingEdge to = at_rest(*single_);
    edge_ = SlidingEdge{from_.column + share * (to.column - from_.column),
                        from_.row + share * (to.row - from_.row)};
}

std::span<const HighlightLevels> HighlightMotion::levels() const
{
    return fades_ ? std::span<const HighlightLevels>(levels_) : std::span<const HighlightLevels>{};
}

} // namespace game
