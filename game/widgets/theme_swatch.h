#pragma once
// What a theme looks like, small: a dot for the title, a little board for the settings.

#include <string>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// `theme` is the index in the list of themes.
void draw_theme_dot(Canvas& canvas, Rect area, int theme, Scale scale);
// Three by three cells with given, entry and selection.
void draw_theme_board(Canvas& canvas, Rect square, int theme, Scale scale);
// The board and the theme's name, all in the theme's own colours.
void draw_theme_card(
    Canvas& canvas, Rect area, int theme, const std::string& name, bool chosen, Scale scale);
// A disc with a tick in the corner of what is chosen.
void draw_chosen_mark(Canvas& canvas, Point centre, Scale scale);

} // namespace game
