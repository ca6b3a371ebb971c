#pragma once
// The layout of the win screen: the board stays as large as it can, and the time, the initials, the
// table and the splits are beside it, below it, or, in small upright and in nearly square windows,
// both.

#include <array>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/play/splits.h"
#include "game/motion/win_motion.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"
#include "game/widgets/boxes/box.h"

namespace game {

// Texts that take as much room as they need.
struct WinTexts {
    const TextMeasure& measure;
    Box heading; // in a line
    Box narrow_heading;
    Box facts;
    Box small_facts;
};

// What there is to show, as far as places depend on it.
struct WinContent {
    int runs = 1;            // in the table
    bool is_in_table = true; // this run
    bool has_badge = false;  // for a new best time
    bool has_medals = false; // of the day's board, in the place of the badge
    bool has_switch = false; // to the other table
    int hints = 0;           // techniques that hints have shown
    int board = 0;           // side, in pixels, of the square where the board was won; 0: any
    const WinTexts* texts = nullptr; // null: as high as usual
};

struct WinLayout {
    Scale scale;
    bool is_narrow = false;    // the column of texts has two lines for its heading
    bool is_low = false;       // the window is
    bool is_square = false;    // the window nearly is: the splits are rows in the column
    bool has_save_key = false; // there is no keyboard, as likely as not
    Rect board_square;         // for BoardView::place()
    Rect board;                // the part of it that the board covers
    Rect heading;              // "Solved" and what was solved
    Rect facts;                // how; empty where there is nothing to say
    bool has_small_facts = false;
    Rect time;
    double time_size = 92; // units
    Rect badge;            // or the medals; empty without any
    Rect initials_card;
    double cap = 68; // the width of an initial, in units; likewise below
    double between_caps = 12;
    double beside_caps = 22; // from the edges of the card to its content
    Rect table;              // empty without room
    int table_rows = 0;      // of runs; above them are the names of the columns
    bool has_remark = false; // a line below the runs
    bool has_switch = false;
    std::array<Rect, engine::split_count> splits; // empty if not shown
    Rect hints; // what they have shown, in the place of the splits; empty if not shown
    int hint_lines = 0;
    // The buttons: in one row what goes on, in the other all else.
    Rect next;
    Rect race;
    Rect replay;
    Rect spent; // where the time went
    Rect picture;
    Rect records;
    Rect title;
};

// Where there is nothing, from top to bottom: beside the board with its marks, and beside the
// texts.
std::vector<ConfettiStrip> gutters(const WinLayout& layout, Size window);

// Low and upright windows have no room for the largest texts.
double win_text_at_most(Size window);

WinLayout
lay_out_win(Size window, double text_size, const engine::Grid& grid, const WinContent& content);

} // namespace game
