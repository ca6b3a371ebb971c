#pragma once
// The grid of a recipe: that of its layout, with the recipe's regions and cages.

#include <memory>
#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

// `regions` must be empty unless the layout draws regions. Returns null unless there are as many
// regions as digits, each with as many cells, and no cell is in two of them.
std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions);

} // namespace engine
