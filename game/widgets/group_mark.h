#pragma once
// The mark in the cells of disjoint groups, alike for all of a group.

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"

namespace game {

// Which mark: counted within the square, alike in all squares.
int group_of(const engine::Grid& grid, engine::Cell cell);

// `corner` is the bottom left one of the cell.
void draw_group_mark(Canvas& canvas, Point corner, float side, int group);

} // namespace game
