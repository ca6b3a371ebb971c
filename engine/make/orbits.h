#pragma once
// Which cells hold a given together, so that the pattern of givens repeats under a symmetry.

#include <vector>

#include "engine/grid/grid.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

// Every cell is in exactly one orbit. Places the grid lacks are left out of theirs.
std::vector<Cells> orbits(const Grid& grid, Symmetry symmetry);

} // namespace engine
