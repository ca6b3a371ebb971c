#pragma once
// How much effort puzzles of a level usually take on a kind of grid: the 97th percentile among
// puzzles whose hardest technique is of that level. Fitted to puzzles of every layout;
// docs/LEVELS.md says how, and what came out.

#include "engine/base/table.h"
#include "engine/grid/grid.h"
#include "engine/steps/level.h"

namespace engine {

class UsualEffort {
public:
    explicit UsualEffort(const Grid& grid);

    // The level of a puzzle whose hardest technique is of level `by_technique`: where the effort
    // for each open cell is beyond what is usual there, it is one higher.
    Level lifted(Level by_technique, int effort, int open_cells) const;

private:
    int& bound_of(Level level) { return tenths_[level]; }

    // For each open cell. 0 where there is no bound: what singles solve is Beginner or Easy however
    // long it takes, and there is nothing above Diabolical.
    Table<Level, int, all_levels.size()> tenths_;
};

} // namespace engine
