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
    Rect clean_toggle; // with its label; empty: at the right end of the head
    Rect column_heads;
    std::vector<Rect> runs;
    Rect below_runs; // for deleting the chosen run, and for bringing it back
    Rect run;        // the card
    Rect run_inside;
    int bottom = 0;
};

struct RecordsCounts {
    int categories = 0;
    int runs = 0;
    bool toggle_is_below = false; // there is no room for it beside the head
};

RecordsLayout lay_out_records(Rect content, RecordsCounts counts, Scale scale);

} // namespace game
