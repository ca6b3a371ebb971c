#pragma once
// The shape of a house on the board, for drawing it. Derived from its cells alone, so that a saved
// game looks as it did when it was played.

#include <vector>

#include "engine/grid/grid.h"

namespace engine {

enum class HouseShape {
    Diagonal, // from one corner of a square to the other
    Group,    // cells at the same position of their boxes: a disjoint group
    Pieces,   // one connected piece, like a window, or several
};

HouseShape shape_of(const Grid& grid, const House& house);

struct ExtraHouse {
    HouseIndex house; // in the order of the grid
    HouseShape shape;
};

std::vector<ExtraHouse> extra_houses_of(const Grid& grid);

} // namespace engine
