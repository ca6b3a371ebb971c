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

// Whether any number of givens put back will do.
bool is_content_with_any(Level level)
{
    return level >= Level::Extreme;
}

class Easing {
public:
    Easing(Goal& goal, const Constructed& constructed)
        : goal_(goal), constructed_(constructed), groups_(count_of(constructed.removed))
    {
    }

    std::optional<PutBack> run(const Cancel& stop);

private:
    Goal::Standing standing_of(PutBack put_back)
    {
        return goal_
            .judge(constructed_.puzzle.grid,
                   with_put_back(constructed_, put_back.first, put_back.also))
            .standing;
    }
    std::optional<PutBack> try_at_border(int last_above, const Cancel& stop);

    Goal& goal_;
    const Constructed& constructed_;
    int groups_;
};

// Bisects between puzzles above the goal and others: more givens usually make a puzzle easier,
// though not always.
std::optional<PutBack> Easing::run(const Cancel& stop)
{
    std::optional<PutBack> met;
    int above = 0;
    int below = groups_;
    while (above + 1 < below) {
        if (stop.is_asked())
            return std::nullopt;
        const int middle = above + (below - above) / 2;
        const Goal::Standing standing = standing_of({middle});
        if (standing == Goal::Standing::Met) {
            met = PutBack{middle};
            if (is_content_with_any(goal_.level_asked()))
                break;
        }
        (standing == Goal::Standing::Above ? above : below) = middle;
    }
    return met ? met : try_at_border(above, stop);
}

std::optional<PutBack> Easing::try_at_border(int last_above, const Cancel& stop)
{
    const int tries =
        most_tries_at_border(goal_.level_asked(), constructed_.puzzle.grid->cell_count());
    const int end = std::min(groups_, last_above + 1 + tries);
    for (int other = last_above + 1; other < end && !stop.is_asked(); ++other) {
        if (standing_of({last_above, other}) == Goal::Standing::Met)
            return PutBack{last_above, other};
    }
    return std::nullopt;
}

} // namespace

std::optional<PutBack> ease(Goal& goal, const Constructed& constructed, const Cancel& stop)
{
    return Easing(goal, constructed).run(stop);
}

} // namespace engine
