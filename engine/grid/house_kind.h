#pragma once
// What people call a house by.

#include "engine/grid/grid.h"

namespace engine {

// True for a region that fills a rectangle: what people call a box.
bool is_box(const Grid& grid, const House& house);
// Which of the houses of its kind this one is, from 1. `house` is an index of houses().
int number_in_kind(const Grid& grid, int house);

} // namespace engine
