#pragma once
// What a theme looks like, small: a dot for the title, a little board for the settings.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// `theme` is the index in the list of themes.
void draw_theme_dot(Canvas& canvas, Rect area, int theme, Scale scale);
// Three by three cells with given, entry and selection.
void draw_theme_board(Canvas& canvas, Rect square, int theme, Scale scale);

} // namespace game
