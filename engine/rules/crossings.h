#pragma once
// Cells that lie where some rows cross some columns, as those of windows and of groups do.

#include <optional>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

struct Crossings {
    std::vector<int> rows; // from the top, each once
    std::vector<int> columns;
};

// Nothing for cells that are not all crossings of their rows and columns.
std::optional<Crossings> crossings_of(const Grid& grid, const Cells& cells);

// So many lines, each so far from the one before.
bool are_spaced(const std::vector<int>& lines, int count, int apart);

// Whether these are all cells of a square that lie at the same place of their boxes.
bool is_disjoint_group(const Grid& grid, const Cells& cells);

} // namespace engine
