#pragma once
// The squares that a grid consists of: one mostly, five in Samurai. Worked out from its rows and
// columns, as a saved game keeps no more.

#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// Where their top left corners lie, in reading order.
std::vector<Place> squares_of(const Grid& grid);
bool lies_in_square(const Grid& grid, const House& house, Place corner);

} // namespace engine
