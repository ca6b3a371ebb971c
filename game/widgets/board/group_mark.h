#pragma once
// The symbol in the cells of disjoint groups, the same for all cells of a group.

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"

namespace game {

// The number of the cell's group within its square; the same in all squares.
int group_of(const engine::Grid& grid, engine::Cell cell);

// `corner` is the bottom left corner of the cell.
void draw_group_mark(Canvas& canvas, Point corner, double side, int group);

} // namespace game
