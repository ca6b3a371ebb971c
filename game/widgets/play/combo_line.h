#pragma once
// The time that a combo has left, as a line around the board: whole at first, it burns down on both
// sides from the middle above to the middle below, with a dot where it burns.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct ComboLineLook {
    double left = 0;        // from 1, whole, to 0
    bool is_dashed = false; // it ends soon
};

// `board` includes its frame; the line is outside of it.
void draw_combo_line(Canvas& canvas, Rect board, const ComboLineLook& look, Scale scale);

} // namespace game
