#pragma once
// How a house lies on the board, for those who draw and name it. Worked out from its cells alone,
// so that a game which was saved looks like the one that was played.

#include "engine/grid/grid.h"

namespace engine {

enum class HouseShape {
    Line,      // from one corner of a square to the other: a diagonal
    OnePiece,  // cells side by side: a window
    Scattered, // no two of them side by side, or in several pieces: a disjoint group
};

HouseShape shape_of(const Grid& grid, const House& house);

} // namespace engine
