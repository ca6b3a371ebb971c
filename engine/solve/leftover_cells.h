#pragma once
// The law of leftovers: where as many rows (or columns) as regions cover nearly the same cells, the
// cells only in the rows hold the same digits as the cells only in the regions.

#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// Each digit is as often in the one cells as in the others.
struct LeftoverCells {
    Cells in_lines;
    Cells in_regions;
};

// Those of few cells, fewest first. None on a grid with lines or regions that overlap or are not
// full, and none that other rules make useless: the boxes of a classic grid have none.
std::vector<LeftoverCells> leftover_cells(const Grid& grid);

} // namespace engine
