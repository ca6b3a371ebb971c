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

// Side by side, equally wide, with gaps of so many pixels.
Rect place_in_row(Rect area, int index, int count, int gap);

// At the foot of the box of a rank or rung, the share of the way to it.
void draw_way(Canvas& canvas, Rect place, double share, Scale scale);

// All hearts of a run in a row. One that is being lost breaks and then stands a little lower.
struct HeartsLook {
    int all = 3;
    int left = 3;
    int crack = 100;         // percent, of the one that was lost last
    int down = 0;            // units, likewise
    bool shows_last = false; // the last one that was lost is still filled
};
void draw_hearts(Canvas& canvas, Rect area, const HeartsLook& look, Scale scale);

// The ranks D, C, B, A and S. Those that were reached are filled, the highest of them has a strong
// edge, and the next one fills from the left.
struct RankBoxesLook {
    int reached = 0;  // 0: D
    double share = 0; // of the way to the next one
};
void draw_rank_boxes(Canvas& canvas, Rect area, const RankBoxesLook& look, Scale scale);

// Five bars, the lowest ones full, or the left ones where the area is wide.
void draw_combo_bars(Canvas& canvas, Rect area, int combo, Scale scale);

// Ten low bars at the top of the area, one for each second that is left.
void draw_last_seconds(Canvas& canvas, Rect area, int left, Scale scale);

// At the left end of the area, as wide as its text.
struct EventChipLook {
    std::string_view text;
    bool is_loss = false;
    int opacity = 100; // percent
};
void draw_event_chip(Canvas& canvas, Rect area, const EventChipLook& look, Scale scale);

// The ranks as a thin line: five parts, those that were reached filled, the next one as far as the
// way to it. Where there is no room for boxes.
void draw_rank_line(Canvas& canvas, Rect area, const RankBoxesLook& look, Scale scale);

// The boards of a run that has a list of them, as a row of marks: ticks, the ring of the one now,
// and rings of those ahead.
struct BoardMarksLook {
    int all = 5;
    int solved = 0;
    double filled = 0; // of the one now
};
void draw_board_marks(Canvas& canvas, Rect area, const BoardMarksLook& look, Scale scale);

// The card behind the last words of a run.
void draw_last_words_card(Canvas& canvas, Rect area, Scale scale);

// So many solved boards in small, each with its tick; of very many the area shows what it can.
void draw_small_solved_boards(Canvas& canvas, Rect area, int count, Scale scale);

// A board of a run that has a list of them.
struct RunBoardLook {
    enum class State { Ahead, Now, Solved };
    State state = State::Ahead;
    std::string_view name;
    std::string_view time; // in which it was solved
    double filled = 0;     // of the one now
};
void draw_run_board(Canvas& canvas, Rect area, const RunBoardLook& look, Scale scale);

} // namespace game
