#include "engine/make/goal.h"

#include <algorithm>

#include "engine/solve/singles.h"

namespace engine {

namespace {

Level level_with_cages(const Grid& grid, const Digits& givens)
{
    if (singles_suffice(grid, givens, Singles::InRegions))
        return Level::Beginner;
    return singles_suffice(grid, givens, Singles::All) ? Level::Easy : Level::Hard;
}

bool uses(const Rating& rating, const Technique* technique)
{
    return std::any_of(rating.uses.begin(), rating.uses.end(),
                       [&](const TechniqueUses& each) { return each.technique == technique; });
}

Goal::Standing standing(Level found, Level wanted)
{
    if (found == wanted)
        return Goal::Standing::Met;
    return found < wanted ? Goal::Standing::Below : Goal::Standing::Above;
}

} // namespace

void Goal::take_up(const std::shared_ptr<const Grid>& grid)
{
    if (grid == grid_)
        return;
    grid_ = grid;
    rater_.reset();
    chart_.reset();
    if (!grid->cages().empty())
        return;
    chart_ = std::make_unique<const Chart>(grid);
    rater_ = std::make_unique<Rater>(*chart_);
}

Goal::Standing Goal::standing_of(const Digits& givens)
{
    if (!rater_) {
        found_ = level_with_cages(*grid_, givens);
        return standing(found_, level_);
    }
    if (level_ == Level::Diabolical && is_far_below(givens))
        return Standing::Below;
    const Rating& rating = rater_->rate(givens, {.hardest_level = level_});
    found_ = rating.level;
    if (!rating.is_solved)
        return Standing::Above;
    const Standing by_level = standing(found_, level_);
    if (by_level == Standing::Met && technique_ && !uses(rating, technique_))
        return Standing::Below;
    return by_level;
}

// On small paper most puzzles are far from Diabolical, which takes long to see. But where it is
// little that techniques up to Hard leave open, hardly any is: of thirty thousand on 9x9 two in a
// thousand of those with at least 48 open cells, and one of those with fewer.
bool Goal::is_far_below(const Digits& givens)
{
    constexpr int small = 100;
    constexpr int least_open = 59; // of a hundred cells
    const int cells = chart_->cell_count();
    if (cells > small)
        return false;
    const Rating& rating = rater_->rate(givens, {.hardest_level = Level::Hard});
    found_ = rating.is_solved ? rating.level : Level::Expert;
    const auto placed = std::ranges::count_if(rating.steps, &RatedStep::is_placement);
    const int open = rating.open_cells - static_cast<int>(placed);
    return rating.is_solved || open * 100 < least_open * cells;
}

Level Goal::level_of(const Digits& givens)
{
    return rater_ ? rater_->rate(givens).level : level_with_cages(*grid_, givens);
}

bool may_be_needed(const Technique* technique)
{
    return technique->family != TechniqueFamily::Direct;
}

Level level_of(const Puzzle& puzzle)
{
    Goal goal({});
    goal.take_up(puzzle.grid);
    return goal.level_of(puzzle.givens);
}

} // namespace engine
