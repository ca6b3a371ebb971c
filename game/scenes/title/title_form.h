#pragma once
// How large the parts of the title are in a window, and where they are.

#include <functional>

#include "game/scenes/title/today_card.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

enum class TitleShape {
    Wide,    // the menu, the demo, the day
    Pair,    // the menu and the day
    Square,  // Play and the demo below it; the day and the rest of the menu beside them
    Upright, // one below the other
};

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
    double foot; // from the bottom of the window to the middle of the foot
    TodayForm today = {};
    TitleShape shape = TitleShape::Wide;
    double menu_width = 0;
    double today_width = 0;
    double margin = 0; // beside everything
    double between = 0;
    double board = 0; // the side of the demo's board; 0: there is none

    bool is_upright() const { return shape == TitleShape::Upright; }
    bool is_square() const { return shape == TitleShape::Square; }
    int columns() const { return is_upright() ? 3 : 2; }
    // Of the column with the rest of the menu.
    double entries_width() const { return is_square() ? today_width : menu_width; }
};

// Heights in units, for a form whose widths are known.
struct TitleHeights {
    std::function<double(const TitleForm&)> menu; // from the wordmark to the last row, or the demo
    std::function<double(const TitleForm&)> today;
};

// The roomiest form that fits.
TitleForm title_form(Size window, Scale scale, const TitleHeights& heights);

} // namespace game
