#pragma once
// The ladder of the Technique sprint: a row for each rung, the highest one on top, with its gem,
// its name and what was found on it. A tick and three dots tell it without colours.

#include <array>
#include <string>

#include "engine/arcade/sprint_ladder.h"
#include "game/motion/span.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/ui/settings.h"

namespace game {

// While a gem that was won turns and fills, and the frame slides up to the next row.
inline constexpr engine::PlayTime rung_moves{180};

struct LadderLook {
    std::array<std::string, engine::sprint_rung_count> names; // the lowest rung first
    int rung = 0;                                             // that is played, from 0
    int found = 0;                                            // on it
    int steps = 3;                                            // that finish it
    double climb = 1;   // how far the climb to this rung has come, from 0 to 1
    bool moves = false; // the gem turns, too, and sparks fly; otherwise it only fills

    bool is_done() const { return found >= steps; } // the last one, which is played on
};

// `area` is as wide as the texts; the row that is played reaches beyond it.
void draw_rung_ladder(Canvas& canvas, Rect area, const LadderLook& look, Scale scale);
inline constexpr double rung_row = 36; // units, the height of a row

} // namespace game
