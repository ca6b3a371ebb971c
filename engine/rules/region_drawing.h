#pragma once
// Draws the irregular regions of a jigsaw: starts with boxes or rows, and lets neighbouring regions
// trade cells, again and again, with a preference for short borders, until none looks like a box or
// a snake.

#include <vector>

#include "engine/base/random.h"

namespace engine {

// For each cell of size x size, in reading order, the number of its region, 0 to size - 1. Regions
// are connected, have no holes and `size` cells each. Half of the drawings have half-turn symmetry.
// Sizes from 4; the work is bounded.
std::vector<int> draw_regions(int size, Random& dice);

} // namespace engine
