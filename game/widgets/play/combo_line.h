#pragma once
// What an arcade run has left, as a line around its board: the time of a combo or of the whole run,
// or its hearts. Whole at first, it burns down on both sides from the middle above to the middle
// below, with a dot where it burns.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct ComboLineLook {
    double left = 0;        // from 1, whole, to 0
    bool is_dashed = false; // it ends soon
    Paint edge = Paint::Gold;
    Paint inside = Paint::GoldFill;
};

// `board` includes its frame; the line is outside of it.
void draw_combo_line(Canvas& canvas, Rect board, const ComboLineLook& look, Scale scale);

} // namespace game
