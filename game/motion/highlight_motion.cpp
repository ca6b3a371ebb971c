#include "game/motion/highlight_motion.h"

#include <algorithm>

#include "game/motion/curves.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime slide_lasts{70};
constexpr PlayTime fade_lasts{90};
constexpr PlayTime flash_lasts{60}; // of a wrong digit

PlayTime time_to_appear(Highlight layer)
{
    return layer == Highlight::Wrong ? flash_lasts : fade_lasts;
}

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
    appeared_.resize(goals_.size());
    levels_.resize(goals_.size());
    fades_ = true;
    if (first || amount != MotionAmount::Full)
        settle();
}

void HighlightMotion::settle()
{
    for (std::size_t cell = 0; cell < goals_.size(); ++cell) {
        appeared_[cell] = {};
        appeared_[cell][goals_[cell]] = time_to_appear(goals_[cell]);
        levels_[cell] = levels_of(goals_[cell]);
    }
    fades_ = false;
    edge_.reset();
}

void HighlightMotion::advance(MonotonicTime now)
{
    const PlayTime passed = now - advanced_;
    advanced_ = now;
    slide(now);
    if (!fades_)
        return;
    fades_ = false;
    for (std::size_t cell = 0; cell < goals_.size(); ++cell) {
        for (std::size_t index = 1; index < highlight_count; ++index) {
            const auto layer = engine::enumerator_at<Highlight>(index);
            const PlayTime whole = time_to_appear(layer);
            const PlayTime goal = goals_[cell] == layer ? whole : PlayTime{0};
            PlayTime& appeared = appeared_[cell][layer];
            appeared = std::clamp(goal, appeared - passed, appeared + passed);
            levels_[cell][layer] = milliseconds(appeared) / milliseconds(whole);
            fades_ = fades_ || appeared != goal;
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
