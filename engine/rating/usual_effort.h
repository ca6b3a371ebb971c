#pragma once
// The usual effort for puzzles of a level on a kind of grid: the 97th percentile among puzzles
// whose hardest technique is of that level. Fitted to puzzles of every layout; docs/LEVELS.md
// explains how, and with which results.

#include "engine/base/table.h"
#include "engine/grid/grid.h"
#include "engine/steps/level.h"

namespace engine {

class UsualEffort {
public:
    explicit UsualEffort(const Grid& grid);

    // The level of a puzzle whose hardest technique is of level `by_technique`: one level higher if
    // its effort for each open cell is more than usual.
    Level lifted(Level by_technique, int effort, int open_cells) const;

private:
    int& bound_of(Level level) { return tenths_[level]; }

    // For each open cell. 0 means no limit: puzzles that singles solve are Beginner or Easy however
    // long they take, and there is nothing above Diabolical.
    Table<Level, int, all_levels.size()> tenths_;
};

} // namespace engine
