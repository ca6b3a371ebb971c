#pragma once
// The squares of a grid: usually one, five in Samurai; and its boxes. Derived from its houses,
// because a saved game stores no more.

#include <span>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// The positions of their top left corners, in reading order.
std::vector<Place> squares_of(const Grid& grid);
// Whether two of the squares, with size x size cells, share most of their cells.
bool are_squares_stacked(std::span<const Place> corners, int size);
bool lies_in_square(const Grid& grid, const House& house, Place corner);
// Whether the house is a region that is a rectangle: what people call a box.
bool is_box(const Grid& grid, const House& house);

} // namespace engine
