#pragma once
// What a player draws with on notes, as small pictures: the colours of cells and two kinds of
// links.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// A line as links are drawn: whole if strong, dotted if weak.
void draw_link_sample(Canvas& canvas, Rect area, bool strong, Tint tint, Scale scale);
// The colour with its number, from 1.
void draw_colour_sample(Canvas& canvas, Rect area, int colour, Scale scale);

} // namespace game
