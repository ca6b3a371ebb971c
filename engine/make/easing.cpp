#include "engine/make/easing.h"

#include <algorithm>

#include "engine/base/count.h"

namespace engine {

namespace {

// How many other orbits are tried if the first one that crosses the border made the puzzle too
// easy. For harder and larger puzzles it takes longer to see that they are too hard; so another
// grid soon becomes the better attempt.
int most_tries_at_border(Level level, int cells)
{
    if (level < Level::Extreme)
        return 11;
    return cells > most_cells_of_small_grid ? 0 : 2;
}

Goal::Standing standing_of(Goal& goal, const Constructed& constructed, PutBack put_back)
{
    const Digits givens = with_put_back(constructed, put_back.first, put_back.also);
    return goal.judge(constructed.puzzle.grid, givens).standing;
}

std::optional<PutBack>
try_at_border(Goal& goal, const Constructed& constructed, int last_above, const Cancel& stop)
{
    const int tries =
        most_tries_at_border(goal.level_asked(), constructed.puzzle.grid->cell_count());
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
    int below = count_of(constructed.removed);
    while (above + 1 < below) {
        if (stop.is_asked())
            return std::nullopt;
        const int middle = above + (below - above) / 2;
        const Goal::Standing standing = standing_of(goal, constructed, {middle});
        if (standing == Goal::Standing::Met) {
            met = PutBack{middle};
            if (goal.level_asked() >= Level::Extreme)
                break; // content with any number of givens put back
        }
        (standing == Goal::Standing::Above ? above : below) = middle;
    }
    return met ? met : try_at_border(goal, constructed, above, stop);
}

} // namespace engine
