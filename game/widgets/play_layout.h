#pragma once
// Where everything of the play screen stands, for any window, text size and board. Four forms: two
// rails, one rail, and two upright ones; each is worked out from whole pixels.

#include <array>
#include <vector>

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board_geometry.h"

namespace game {

enum class PlayForm {
    Cockpit,      // a rail on each side
    Console,      // board left, one rail right
    Stack,        // upright: keys under the board
    StackCompact, // upright with little room: one row of keys, one of icons
};

// What buttons show of themselves.
enum class ButtonFace { Row, Stacked, IconOnly };

// A line of text; nothing is shown when the size is 0.
struct TextSpot {
    Point at; // middle of the capitals
    Align align = Align::Left;
    double size = 0; // units
    int width = 0;   // no wider than this: smaller, then shortened; 0: as wide as it is
};

struct PlayLayout {
    PlayForm form = PlayForm::Cockpit;
    bool low = false; // a console with little height
    Scale scale;
    Rect board_square; // for BoardView::place()
    Rect board;        // what the board takes of it
    double gutter = 16;
    FreeStrips free; // beside the board
    Rect left_rail;  // empty but in a cockpit
    Rect right_rail; // under the board in upright forms

    TextSpot category;
    TextSpot seed;
    TextSpot count;              // cells filled
    bool count_in_words = false; // "27 of 53"
    bool count_is_tight = false; // "27/53"
    TextSpot progress_title;
    TextSpot clock; // its left or right end, tenths included
    Rect chip;      // as wide as usual; it grows away from its `chip_align` side
    Align chip_align = Align::Left;
    TextSpot best;
    Rect bar; // empty: not shown
    bool bar_notch_named = false;
    Rect splits; // heading and five rows; empty: not shown
    Rect ticker; // a line for events; while it shows one, texts within it are not shown

    std::array<Rect, 4> modes;
    ButtonFace mode_face = ButtonFace::Row;
    std::vector<Rect> keys; // one for each digit
    bool counts_under_digits = false;
    Rect undo; // an empty area: not shown
    Rect redo;
    Rect erase;
    ButtonFace tool_face = ButtonFace::Stacked;
    Rect fill_notes;
    Rect settings;
    Rect hint;
    Rect check;
    Rect pause;
    Rect menu;
    ButtonFace door_face = ButtonFace::Row; // of hint, pause and menu
    bool tools_are_quiet = false;           // bordered instead of keycaps

    Rect hint_card; // over the rail with the keys
    bool hint_card_is_wide = false;
};

// The text size is a factor, 0.9 to 1.5.
PlayLayout lay_out_play(Size window, double text_size, const engine::Grid& grid);

} // namespace game
