#pragma once
// What all code assumes of a puzzle's grid, and a file might violate.

#include "engine/grid/grid.h"

namespace engine {

// Whether rows and columns are straight and without gaps; rows, columns and regions hold as many
// cells as there are digits; every cell is in a region, or there are no regions; no house occurs
// twice; no cell is in more houses or cages than any layout has, and there are no more of them than
// any has; and all symbols differ.
bool is_well_ruled(const Grid& grid);

} // namespace engine
