#pragma once
// Bars that show how far something is, and tracks along which a knob is drawn.

#include <span>

#include "engine/base/play_time.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// A thin progress bar; `share` is 0 to 1.
void draw_bar(Canvas& canvas, Rect area, double share, Tint tint);
// The same of work whose end is not known: a part of the bar moves back and forth.
void draw_running_bar(Canvas& canvas, Rect track, engine::PlayTime passed);

// From step 0 to the last one.
void draw_step_track(Canvas& canvas, Rect area, int step, int steps, Scale scale);
// The step where the knob would be nearest to the point; less than 0 or more than the last one
// beside the track.
int step_on_track(Rect area, Point at, int steps, Scale scale);

// At the right of the area, outside it. `whole` is the height of the content, `above` how much of
// it is hidden above the area, in pixels. Draws nothing if the whole content is visible.
void draw_scroll_bar(Canvas& canvas, Rect area, int whole, int above, Scale scale);

// The way through a run, of which that share is shown, with a line at each shortened wait.
void draw_run_track(
    Canvas& canvas, Rect area, double share, std::span<const double> waits, Scale scale);
double share_at(Rect track, Point at); // may be below 0 or above 1

} // namespace game
