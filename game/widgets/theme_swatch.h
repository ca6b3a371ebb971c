#pragma once
// Samples of a theme: a dot for the title, a small board for the settings.

#include <string>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

// `theme` is an index in the list of themes.
void draw_theme_dot(Canvas& canvas, Rect area, int theme, Scale scale);
// Draws three by three cells with a given, an entry and a selection.
void draw_theme_board(Canvas& canvas, Rect square, int theme, Scale scale);
// Draws the board and the theme's name in the theme's own colours.
void draw_theme_card(Canvas& canvas,
                     const Button& card,
                     ButtonState state,
                     int theme,
                     const std::string& name,
                     Scale scale);
// Draws a disc with a tick in the corner of the chosen item.
void draw_chosen_mark(Canvas& canvas, Point centre, Scale scale);

} // namespace game
