#pragma once
// A step of the heat map in a cell or in its legend: a bar at its left side, the higher the longer
// it took, so that nobody needs to tell colours apart.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// Nothing is drawn at step 0; at the last of the `steps` the bar has the height of the area.
void draw_heat(Canvas& canvas, Rect area, int step, int steps);
// A cell of the legend.
void draw_heat_sample(Canvas& canvas, Rect cell, int step, int steps, Scale scale);

} // namespace game
