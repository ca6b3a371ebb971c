#pragma once
// What people call a house.

#include "engine/grid/grid.h"

namespace engine {

// Whether the house is a region that is a rectangle: what people call a box.
bool is_box(const Grid& grid, const House& house);

} // namespace engine
