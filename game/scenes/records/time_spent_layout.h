#pragma once
// The layout of the screen that shows where the time went: the board, and beside or below it the
// choice of what is shown, its texts and its buttons.

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

struct TimeSpentLayout {
    Rect board_square; // for BoardView::place()
    Rect panel;        // the card with everything else
    Rect views;
    Rect heading;
    Rect texts;
    Rect hint; // this and the next are empty if there are no buttons
    Rect practise;
    bool is_beside = true;
    int bottom = 0;
};

// What the layout depends on.
struct TimeSpentContent {
    double board_height = 1; // as a share of its width
    int texts = 0;           // height of the texts, in pixels
    bool has_buttons = false;
};

// `seen` is the part of the screen that the board stays in where it is beside the texts, which
// scroll with `content`.
TimeSpentLayout
lay_out_time_spent(Rect content, Rect seen, const TimeSpentContent& shown, Scale scale);

} // namespace game
