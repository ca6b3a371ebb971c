#pragma once
// The layout of the play screen for any window, text size and board. There are four forms: two
// rails, one rail, and two for portrait windows. All positions are whole pixels.

#include <array>
#include <vector>

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_geometry.h"

namespace game {

enum class PlayForm {
    Cockpit,      // a rail on each side
    Console,      // the board left, one rail right
    Stack,        // portrait: keys below the board
    StackCompact, // small portrait: one row of keys, one of icons
};

// What a button shows.
enum class ButtonFace { Row, Stacked, IconOnly };

// A line of text; not shown if the size is 0.
struct TextSpot {
    Point at; // vertically the middle of the capitals
    Align align = Align::Left;
    double size = 0; // units
    // maximum width in pixels: the text is drawn smaller, then shortened; 0: no maximum
    int width = 0;
};

struct PlayLayout {
    PlayForm form = PlayForm::Cockpit;
    bool low = false; // a console with little height
    Scale scale;
    Rect board_square; // for BoardView::place()
    Rect board;        // the part of it that the board covers
    double gutter = 16;
    FreeStrips free; // beside the board
    Rect over_board; // a line above it, for a chip; empty if there is no room
    Rect left_rail;  // empty except in a cockpit
    Rect right_rail; // below the board in portrait forms

    TextSpot category;
    TextSpot seed;
    TextSpot count;              // cells filled
    bool count_in_full = false;  // "27 of 53"
    bool count_is_tight = false; // "27/53"
    TextSpot progress_title;
    TextSpot clock; // at its left or right end, including tenths
    Rect chip;      // at its usual width; it grows away from its `chip_align` side
    Align chip_align = Align::Left;
    TextSpot best;
    TextSpot best_possible; // in some forms in the place of `best`
    Rect bar;               // empty if not shown
    bool bar_notch_named = false;
    Rect splits; // heading and five rows; empty if not shown
    double ticker_size = 14;
    Rect ticker; // a line for events; while it shows one, texts inside it are hidden
    bool ticker_is_free = false; // there are no other texts inside it
    Rect words;                  // for a cell in words: likewise

    std::array<Rect, 4> modes;
    ButtonFace mode_face = ButtonFace::Row;
    std::vector<Rect> keys; // one for each digit
    bool counts_under_digits = false;
    Rect undo; // empty if not shown
    Rect redo;
    Rect erase;
    ButtonFace tool_face = ButtonFace::Stacked;
    Rect fill_notes;
    Rect settings;
    Rect free_rail;        // of a run: above the ticker, for how it stands
    bool has_sums = false; // there are cages, so there is a button for their combinations
    Rect sums;             // it, if there is room
    Rect below_tools;      // likewise for what counts; empty if there is no room
    Rect hint;
    Rect check;
    Rect pause;
    ButtonFace nav_face = ButtonFace::Row; // of hint and pause
    bool tools_are_quiet = false;          // bordered instead of keycaps

    Rect hint_card; // covers the rail with the keys
    bool hint_card_is_wide = false;
    Rect sum_card; // of combinations: leaves the keys free where there is room below them
};

// Whether a layout has rules beside rows, columns and boxes. These are named in every form, also in
// the one that has no room to say which kind of puzzle it is. With cages that add up, there is a
// button for their combinations.
enum class PlayRules { Usual, Named, WithSums };

// Whether a hint covers the keys. In a small upright window it needs a few lines more,
// so that the board is smaller meanwhile.
enum class PlayCard { None, Shown };

// While the clock is hidden, the rails keep no room for it and for what stands with it; a small
// form has room for the best possible time only where there is one. What is told of an arcade run
// stands elsewhere: then a play has no texts but the ticker of a left rail, and of its buttons only
// those that write and the pause.
enum class PlayClock { Hidden, Shown, WithBestPossible, OfRun };

// `text_size` is a factor, 0.9 to 1.5.
PlayLayout lay_out_play(Size window,
                        double text_size,
                        const engine::Grid& grid,
                        PlayRules rules = PlayRules::Usual,
                        PlayCard card = PlayCard::None,
                        PlayClock clock = PlayClock::Shown);

// Dims what can't be used now, which stays readable.
void dim_unused(Canvas& canvas, Rect area);
// Dims everything but the board and the marks beside it, in percent of what it dims at last.
void dim_around_board(Canvas& canvas, const PlayLayout& layout, int share);

} // namespace game
