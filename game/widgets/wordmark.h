#pragma once
// The name of the game as a solved row: nine cells, three boxes.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// How high the wordmark is when it is so wide.
int wordmark_height(int width, Scale scale);
void draw_wordmark(Canvas& canvas, Rect area, Scale scale);

} // namespace game
