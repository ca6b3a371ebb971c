#pragma once
// The squares that a grid consists of: one mostly, five in Samurai. Worked out from its rows and
// columns, as a saved game keeps no more.

#include <span>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// Where their top left corners lie, in reading order.
std::vector<Place> squares_of(const Grid& grid);
// Whether two of them, of size x size cells, share most of each other.
bool are_squares_stacked(std::span<const Place> corners, int size);
bool lies_in_square(const Grid& grid, const House& house, Place corner);

} // namespace engine
