#pragma once
// Grids for tests of the screens: boxes of any size, and two unusual ones.

#include <memory>
#include <string_view>

#include "engine/grid/grid.h"

namespace game {

void add_rows_and_columns(engine::GridBuilder& builder);
std::shared_ptr<const engine::Grid> grid_of_boxes(int box_width, int box_height);
std::shared_ptr<const engine::Grid> grid_with_diagonals();
// Two 4x4 boards that share a box: 6 rows and columns with two gaps.
std::shared_ptr<const engine::Grid> overlapping_grid();
// 4x4 with three cages, one of them bent.
std::shared_ptr<const engine::Grid> grid_with_cages();
// Makes regions from a drawing: a letter for each cell, row by row.
std::shared_ptr<const engine::Grid> grid_of_regions(int size, std::string_view letters);

} // namespace game
