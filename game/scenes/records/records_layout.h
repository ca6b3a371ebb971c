#pragma once
// The layout of the Records screen: categories, table, run; in three columns, two, or one.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

struct RecordsLayout {
    std::vector<Rect> categories;
    Rect table; // the card
    Rect table_head;
    Rect player;           // whose runs are shown; empty if there is only one
    Rect clean_toggle;     // with its label; empty: at the right end of the head
    Rect elsewhere_toggle; // likewise; empty if there is none
    Rect column_heads;
    std::vector<Rect> runs;
    Rect run; // the card
    Rect run_inside;
    Rect watch; // the buttons below it; each empty if there is none
    Rect race;
    Rect spent;    // where its time went
    Rect deletion; // of the chosen run, or of how it is brought back
    int bottom = 0;
};

struct RecordsCounts {
    int categories = 0;
    int runs = 0;
    bool has_players = false;     // several, of whom one can be chosen
    bool toggle_is_below = false; // there is no room for it beside the head
    bool has_elsewhere = false;   // runs of puzzles from elsewhere
    bool has_replay = false;      // of the run that is shown, if there is one
    bool can_be_raced = false;    // likewise
};

RecordsLayout lay_out_records(Rect content, RecordsCounts counts, Scale scale);

} // namespace game
