#pragma once
// Cells in the intersections of some rows with some columns, as in windows and groups.

#include <optional>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

struct Crossings {
    std::vector<int> rows; // from the top, each once
    std::vector<int> columns;
};

// Returns nothing if the cells are not all intersections of their rows and columns.
std::optional<Crossings> crossings_of(const Grid& grid, const Cells& cells);

// Whether there are `count` lines, each `apart` from the one before.
bool are_spaced(const std::vector<int>& lines, int count, int apart);

// Whether these are all cells of a square at the same position of their boxes.
bool is_disjoint_group(const Grid& grid, const Cells& cells);

} // namespace engine
