#pragma once
// The thick line between two neighbours of different regions, while regions are drawn.

#include "game/ui/canvas.h"

namespace game {

// `next` is the cell on the right of `cell`, or the one below it.
void draw_border_between(Canvas& canvas, Rect cell, Rect next);

} // namespace game
