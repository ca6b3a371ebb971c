#pragma once
// The layout of the win screen: the board stays as large as it can, and the time, the initials, the
// table and the splits are beside it, below it, or, in small upright windows, both.

#include <array>

#include "engine/grid/grid.h"
#include "engine/play/splits.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

// What there is to show, as far as places depend on it.
struct WinContent {
    int runs = 1;            // in the table
    bool is_in_table = true; // this run
    bool has_badge = false;  // for a new best time
    int board = 0;           // side, in pixels, of the square where the board was won; 0: any
};

struct WinLayout {
    Scale scale;
    bool is_narrow = false; // the column of texts has two lines for its heading
    Rect board_square;      // for BoardView::place()
    Rect board;             // the part of it that the board covers
    Rect heading;           // "Solved" and what was solved; two lines if narrow
    Rect time;
    double time_size = 92; // units
    Rect badge;            // empty without one
    Rect initials_card;
    double cap = 68; // the width of an initial, in units; likewise below
    double between_caps = 12;
    double beside_caps = 22; // from the edges of the card to its content
    Rect table;              // empty without room
    int table_rows = 0;      // of runs; above them are the names of the columns
    bool has_remark = false; // a line below the runs
    std::array<Rect, engine::split_count> splits; // empty if not shown
    Rect next;
    Rect replay;
    Rect spent; // where the time went; empty where there is no room for it
    Rect records;
    Rect title;
};

WinLayout
lay_out_win(Size window, double text_size, const engine::Grid& grid, const WinContent& content);

} // namespace game
