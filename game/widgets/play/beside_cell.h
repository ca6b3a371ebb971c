#pragma once
// Where something opens beside a cell.

#include <algorithm>

#include "game/ui/geometry.h"

namespace game {

// To the lower right of the cell or, if there is no room, on the other side: outside its row and
// column, if there is room within the board.
inline Rect beside_cell(Size size, Rect cell, Rect board, int gap)
{
    int x = cell.right() + gap;
    if (x + size.width > board.right())
        x = std::max(board.x, cell.x - gap - size.width);
    int y = cell.bottom() + gap;
    if (y + size.height > board.bottom())
        y = std::max(board.y, cell.y - gap - size.height);
    return Rect{x, y, size.width, size.height};
}

} // namespace game
