#pragma once
// Which cells are givens only together, so that the pattern of givens has a symmetry.

#include <vector>

#include "engine/construct/construction.h"
#include "engine/grid/grid.h"

namespace engine {

// Every cell is in exactly one orbit. Positions where the grid has no cell are left out.
std::vector<Cells> orbits(const Grid& grid, Symmetry symmetry);

} // namespace engine
