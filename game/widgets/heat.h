#pragma once
// A step of the heat map in a cell or in its legend: the cell is filled from below, the higher the
// longer it took, with a line where the filling ends, so that nobody needs to tell colours apart.

#include "game/ui/canvas.h"

namespace game {

// Nothing is filled at step 0, the whole area at the last of the `steps`.
void draw_heat(Canvas& canvas, Rect area, int step, int steps);

} // namespace game
