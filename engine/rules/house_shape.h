#pragma once
// How a house lies on the board, for those who draw it. Worked out from its cells alone, so that a
// game which was saved looks like the one that was played.

#include <vector>

#include "engine/grid/grid.h"

namespace engine {

enum class HouseShape {
    Diagonal, // from one corner of a square to the other
    Group,    // cells at the same place of their boxes: a disjoint group
    Pieces,   // one piece, as a window is, or several
};

HouseShape shape_of(const Grid& grid, const House& house);

struct ExtraHouse {
    int house; // in the order of the grid
    HouseShape shape;
};

std::vector<ExtraHouse> extra_houses_of(const Grid& grid);

} // namespace engine
