#pragma once
// How large the parts of the title are in a window.

#include <functional>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

// In units; heights of buttons grow with the text size.
struct TitleForm {
    double top;
    bool wordmark; // whether there is room
    double under_wordmark;
    double play;
    double gap;
    double continued;
    double row;
    double row_gap;
    int columns;
    double more; // the height of the rows of what is needed less often
    double foot; // from the bottom of the window to the middle of the foot
    double menu_width = 0;
    double margin = 0;    // beside it
    double board = 0;     // the side of the demo's board; 0: there is no room
    bool upright = false; // the board is below the menu

    bool has_key_hints() const { return columns == 2; }
};

// The roomiest form that fits; `menu_height` returns the height in units from the wordmark to the
// last row.
TitleForm
title_form(Size window, Scale scale, const std::function<double(const TitleForm&)>& menu_height);

} // namespace game
