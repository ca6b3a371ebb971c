#pragma once
// The game's name as a solved row: nine cells, three boxes.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// The wordmark's height in pixels for a width in pixels.
int wordmark_height(int width, Scale scale);
void draw_wordmark(Canvas& canvas, Rect area, Scale scale);

} // namespace game
