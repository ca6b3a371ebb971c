#pragma once
// Signs in cells and between them: the symbol of a disjoint group, how long a cell took, what was
// wrong in one, borders while regions are drawn, and samples of what players draw.

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// The number of the cell's disjoint group within its square; the same in all squares.
int group_of(const engine::Grid& grid, engine::Cell cell);

// `corner` is the bottom left corner of the cell.
void draw_group_mark(Canvas& canvas, Point corner, double side, int group);

// In the upper right corner of a cell with a wrong digit, unless the cell is too small for it.
void draw_correct_digit(
    Canvas& canvas, Rect cell, const engine::Grid& grid, engine::Digit digit, Scale scale);

// The edge of a cell that was chosen wrongly, and a diamond with a cross in its corner.
void draw_chosen_cell(Canvas& canvas, Rect cell, Scale scale);

// A step of the heat map: a bar at the left side, the higher the longer it took, so that nobody
// needs to tell colours apart. Nothing is drawn at step 0; at the last of the `steps` the bar has
// the height of the area.
void draw_heat(Canvas& canvas, Rect area, int step, int steps);
// A cell of the legend.
void draw_heat_sample(Canvas& canvas, Rect cell, int step, int steps, Scale scale);

// A line as links are drawn: whole if strong, dotted if weak.
void draw_link_sample(Canvas& canvas, Rect area, bool strong, Tint tint, Scale scale);
// The colour with its number, from 1.
void draw_colour_sample(Canvas& canvas, Rect area, int colour, Scale scale);

// The thick line between two neighbours of different regions, while regions are drawn; `next` is
// the cell on the right of `cell`, or the one below it.
void draw_border_between(Canvas& canvas, Rect cell, Rect next);

} // namespace game
