#pragma once
// A track with a knob that is drawn along it, from step 0 to the last one.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

void draw_step_track(Canvas& canvas, Rect area, int step, int steps, Scale scale);
// The step where the knob would be nearest to the point; less than 0 or more than the last one
// beside the track.
int step_on_track(Rect area, Point at, int steps, Scale scale);

} // namespace game
