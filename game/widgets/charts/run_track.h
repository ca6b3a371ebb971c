#pragma once
// The way through a run: how much of it is shown, and where it is longer than shown.

#include <span>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// With a line at the share of each shortened wait.
void draw_run_track(
    Canvas& canvas, Rect area, double share, std::span<const double> waits, Scale scale);
double share_at(Rect track, Point at); // may be below 0 or above 1

} // namespace game
