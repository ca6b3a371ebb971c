#pragma once
// The line from a row of a list to one that branches off from it, such as in the list of bookmarks.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// From below the parent, down beside the row and into it.
void draw_branch_line(Canvas& canvas, Rect parent, Rect row, Scale scale);

} // namespace game
