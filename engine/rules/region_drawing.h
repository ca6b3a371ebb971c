#pragma once
// Draws the odd-shaped regions of a jigsaw: starts from straight ones, and lets neighbours trade
// cells, again and again, preferring short borders, until none looks like a box or a snake.

#include <cstdint>
#include <vector>

#include "engine/base/random.h"

namespace engine {

// For each cell of size x size, in reading order, the number of its region, 0 to size - 1. Regions
// are connected, without holes, of `size` cells each. Half of the drawings look the same turned
// by half. Sizes from 4; the work is bounded.
std::vector<int> draw_regions(int size, Random& dice);

} // namespace engine
