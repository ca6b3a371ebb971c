#pragma once
// What all code may take for granted of the paper of a puzzle, and a file might not keep to.

#include "engine/grid/grid.h"

namespace engine {

// Rows and columns are straight and without gaps; rows, columns and regions hold as many cells as
// there are digits; where there are regions, each cell lies in one; no house is there twice, and no
// cell lies in more houses or cages than any layout has them; no two symbols are alike.
bool is_well_ruled(const Grid& grid);

} // namespace engine
