#pragma once
// The grid of one puzzle of a layout: with the regions and cages of this puzzle.

#include <memory>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/rules/layout.h"

namespace engine {

// `regions` must be empty unless the layout draws regions. Returns null unless there are as many
// regions as digits, each with as many cells, and no cell is in two of them.
std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions);

// The same grid with cages.
std::shared_ptr<const Grid> with_cages(std::shared_ptr<const Grid> grid, std::vector<Cage> cages);

// Whether no cell is in two of the parts, or twice in one, and all are among that many cells.
bool are_apart(const std::vector<Cells>& parts, int cell_count);

} // namespace engine
