#pragma once
// A cell that the player has chosen wrongly: its edge, and a diamond with a cross in its corner.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

void draw_chosen_cell(Canvas& canvas, Rect cell, Scale scale);

} // namespace game
