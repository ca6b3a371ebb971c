#pragma once
// What an arcade run shows of its standing: hearts, the boxes of the ranks, the bars of the combo
// and of the last seconds, a chip with the time that was won or lost.

#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct HeartLook {
    bool is_filled = true; // otherwise only its outline is left
    int crack = 0;         // how much of the crack has come, in percent
};

// In the middle of the area, as large as fits.
void draw_heart(Canvas& canvas, Rect area, const HeartLook& look);

// The ranks D, C, B, A and S. Those that were reached are filled, the highest of them has a strong
// edge, and the next one fills from the left.
struct RankBoxesLook {
    int reached = 0;  // 0: D
    double share = 0; // of the way to the next one
};
void draw_rank_boxes(Canvas& canvas, Rect area, const RankBoxesLook& look, Scale scale);

// Five bars, the lowest ones full.
void draw_combo_bars(Canvas& canvas, Rect area, int combo, Scale scale);

// Ten bars side by side, one for each second that is left.
void draw_last_seconds(Canvas& canvas, Rect area, int left, Scale scale);

// At the left end of the area, as wide as its text.
struct EventChipLook {
    std::string_view text;
    bool is_loss = false;
    int opacity = 100; // percent
};
void draw_event_chip(Canvas& canvas, Rect area, const EventChipLook& look, Scale scale);

// A solved board in small, with its tick.
void draw_small_solved_board(Canvas& canvas, Rect area, Scale scale);

} // namespace game
