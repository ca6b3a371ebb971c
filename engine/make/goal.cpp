#include "engine/make/goal.h"

#include <algorithm>

#include "engine/base/count.h"

namespace engine {

namespace {

bool uses(const Rating& rating, const Technique* technique)
{
    return std::ranges::any_of(
        rating.uses, [&](const TechniqueUses& each) { return each.technique == technique; });
}

Goal::Judgement compared(Level found, Level wanted)
{
    using enum Goal::Standing;
    return {found == wanted ? Met : found < wanted ? Below : Above, found};
}

// The level of a puzzle, or one that it is not below, if it is far from Diabolical. On small grids
// most puzzles are, but finding out takes long. If techniques up to Hard leave few cells open, a
// puzzle is hardly ever Diabolical: of thirty thousand on 9x9, two in a thousand of those with at
// least 48 open cells, and only one of the others. With cages that is not so.
std::optional<Level> level_if_far_below(Rater& rater, const Digits& givens, bool has_cages)
{
    constexpr std::size_t small = 100;
    constexpr std::size_t least_open = 59; // per hundred cells
    if (givens.size() > small)
        return std::nullopt;
    const Rating& rating = rater.rate(givens, {.hardest_level = Level::Hard});
    const int placed = how_many(rating.steps, &RatedStep::is_placement);
    const std::size_t open = rating.open_cells - placed;
    if (rating.is_solved)
        return rating.level;
    return !has_cages && open * 100 < least_open * givens.size() ? std::optional(Level::Expert)
                                                                 : std::nullopt;
}

} // namespace

void Goal::obey(const Cancel& cancel)
{
    cancel_ = cancel;
    if (rater_)
        rater_->obey(cancel);
}

Rater& Goal::rater_for(const std::shared_ptr<const Grid>& grid)
{
    if (grid != grid_) {
        grid_ = grid;
        rater_.reset();
        chart_.reset();
        chart_ = std::make_unique<const Chart>(grid);
        rater_ = std::make_unique<Rater>(*chart_, cancel_);
    }
    return *rater_;
}

Goal::Judgement Goal::judge(const std::shared_ptr<const Grid>& grid, const Digits& givens)
{
    Rater& rater = rater_for(grid);
    if (level_ == Level::Diabolical) {
        if (const auto level = level_if_far_below(rater, givens, !grid->cages().empty()))
            return {Standing::Below, *level};
    }
    const Rating& rating = rater.rate(givens, {.hardest_level = level_});
    const bool uses_technique = technique_ && uses(rating, technique_);
    if (!rating.is_solved && level_ != Level::Diabolical)
        return {Standing::Above, rating.level, uses_technique};
    Judgement judgement = compared(rating.level, level_);
    judgement.uses_technique = uses_technique;
    if (judgement.standing == Standing::Met && technique_ && !uses_technique)
        judgement.standing = Standing::Below;
    if (judgement.standing == Standing::Met && !takes_lifted_ && is_lifted(rating))
        judgement.standing = Standing::Below;
    return judgement;
}

Level Goal::level_of(const std::shared_ptr<const Grid>& grid, const Digits& givens)
{
    return rater_for(grid).rate(givens).level;
}

bool is_lifted(const Rating& rating)
{
    return !rating.by_singles && rating.is_solved && rating.hardest->standing.level < rating.level;
}

bool may_be_needed(const Technique* technique)
{
    const TechniqueFamily family = technique->standing.family;
    return family != TechniqueFamily::Direct && family != TechniqueFamily::Sums;
}

Level level_of(const Puzzle& puzzle, const Cancel& cancel)
{
    Goal goal({});
    goal.obey(cancel);
    return goal.level_of(puzzle.grid, puzzle.givens);
}

} // namespace engine
