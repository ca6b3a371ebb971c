#pragma once
// The game's name as a solved row: nine cells, three boxes.

#include <optional>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

constexpr double unlit = -100;
// A light that enters at the first cell and leaves at the last: where it is after so many
// milliseconds; nothing when it has gone.
std::optional<double> wordmark_light(double milliseconds);

// The wordmark's height in pixels for a width in pixels.
int wordmark_height(int width, Scale scale);
// `light` is the cell that a light passes, counted from the left; cells far from it are not lit.
void draw_wordmark(Canvas& canvas, Rect area, Scale scale, double light = unlit);

} // namespace game
