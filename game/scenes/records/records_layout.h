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
    Rect clean_toggle;     // with its label
    Rect elsewhere_toggle; // with its label; empty if there is none
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
    int head_width = 0;        // pixels, likewise the next three
    int player_width = 0;      // 0: there is no button
    int clean_width = 0;       // of the toggle with its label
    int elsewhere_width = 0;   // likewise; 0: there is none
    bool has_replay = false;   // of the run that is shown, if there is one
    bool can_be_raced = false; // likewise
};

RecordsLayout lay_out_records(Rect content, RecordsCounts counts, Scale scale);

} // namespace game
