#pragma once
// The large clock of an arcade run, the combo beside it, and the count before the clock starts.

#include <string_view>

#include "engine/base/play_time.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/play/run_marks.h"

namespace game {

struct RunClockLook {
    engine::PlayTime time{0};
    double size = 84;        // units; smaller where the area is too narrow
    bool is_short = false;   // little time is left: tenths, in the colour of errors
    double swell = 1;        // at the beginning of a second
    bool is_quiet = false;   // the run is over
    EventChipLook chip = {}; // to its right while the time is short; no text: none
};
void draw_run_clock(Canvas& canvas, Rect area, const RunClockLook& look, Scale scale);

// "×3", or a word in its place.
struct RunComboLook {
    std::string_view text = {};
    double size = 124; // units
    Tint tint = Paint::Gold;
    Align align = Align::Left;
    double swell = 1;
    int down = 0;        // units below its place
    bool shines = false; // in a theme that glows
};
void draw_run_combo(Canvas& canvas, Rect area, const RunComboLook& look, Scale scale);

// A number in the middle of the covered board, and a sentence below it.
struct CountLook {
    std::string_view number;
    double swell = 1;
    int opacity = 100; // percent
    std::string_view aim;
};
void draw_run_count(Canvas& canvas, Rect board, const CountLook& look, Scale scale);

} // namespace game
