#pragma once
// The player's colours in a cell, or on a key that writes them.

#include <vector>

#include "engine/base/digit_set.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// Two colours divide the area, which is square, along its diagonal; more are slices around its
// centre. In themes with patterns each colour has one, except in the `plain` parts; `unit` is the
// pixels in a design unit.
void draw_cell_colours(Canvas& canvas,
                       Rect area,
                       engine::DigitSet colours,
                       double unit,
                       const std::vector<Rect>& plain);

// A key with one of the colours: its middle has no pattern, so that a symbol is readable there.
void draw_colour_swatch(Canvas& canvas, Rect area, int radius, engine::Digit colour, Scale scale);

} // namespace game
