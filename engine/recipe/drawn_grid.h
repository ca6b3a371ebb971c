#pragma once
// The grid of a recipe: that of its layout, with the regions and cages that were drawn for it.

#include <memory>
#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

// Regions only where the layout draws them. Null where they are not as many as the layout has
// digits, each of as many cells, in no two of them the same.
std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions);

} // namespace engine
