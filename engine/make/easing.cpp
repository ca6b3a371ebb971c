#include "engine/make/easing.h"

#include <algorithm>

#include "engine/base/count.h"

namespace engine {

namespace {

bool is_slow_to_rate(Level level, const Grid& grid)
{
    return level >= Level::Extreme || (level == Level::Expert && !grid.cages().empty());
}

// How many other orbits are tried if the first one that crosses the border made the puzzle too
// easy. For harder and larger puzzles it takes longer to see that they are too hard; so another
// grid soon becomes the better attempt.
int most_tries_at_border(Level level, const Grid& grid)
{
    if (is_slow_to_rate(level, grid))
        return grid.cell_count() > most_cells_of_small_grid ? 0 : 2;
    return 11;
}

// Cages are to tell more than givens: killers keep few.
int most_to_put_back(Level level, const Constructed& constructed)
{
    const Grid& grid = *constructed.puzzle.grid;
    const int groups = count_of(constructed.removed);
    if (grid.cages().empty())
        return groups;
    return std::min(groups, level <= Level::Easy ? grid.cell_count() / 4 : grid.cell_count() / 8);
}

Goal::Standing standing_of(Goal& goal, const Constructed& constructed, PutBack put_back)
{
    const Digits givens = with_put_back(constructed, put_back.first, put_back.also);
    return goal.judge(constructed.puzzle.grid, givens).standing;
}

std::optional<PutBack>
try_at_border(Goal& goal, const Constructed& constructed, int last_above, const Cancel& stop)
{
    const int tries = most_tries_at_border(goal.level_asked(), *constructed.puzzle.grid);
    const int end = std::min(count_of(constructed.removed), last_above + 1 + tries);
    for (int other = last_above + 1; other < end && !stop.is_asked(); ++other) {
        if (standing_of(goal, constructed, {last_above, other}) == Goal::Standing::Met)
            return PutBack{last_above, other};
    }
    return std::nullopt;
}

} // namespace

// Bisects between puzzles above the goal and others: more givens usually make a puzzle easier,
// though not always.
std::optional<PutBack> ease(Goal& goal, const Constructed& constructed, const Cancel& stop)
{
    std::optional<PutBack> met;
    int above = 0;
    int below = most_to_put_back(goal.level_asked(), constructed);
    while (above + 1 < below) {
        if (stop.is_asked())
            return std::nullopt;
        const int middle = above + (below - above) / 2;
        const Goal::Standing standing = standing_of(goal, constructed, {middle});
        if (standing == Goal::Standing::Met) {
            met = PutBack{middle};
            if (is_slow_to_rate(goal.level_asked(), *constructed.puzzle.grid))
                break; // content with any number of givens put back
        }
        (standing == Goal::Standing::Above ? above : below) = middle;
    }
    return met ? met : try_at_border(goal, constructed, above, stop);
}

} // namespace engine
