#pragma once
// What people call a house by.

#include "engine/grid/grid.h"

namespace engine {

// True for a region that fills a rectangle: what people call a box.
bool is_box(const Grid& grid, const House& house);

} // namespace engine
