#pragma once
// The first half of the play layout: form, scale, board and rails.

#include "game/widgets/play_layout.h"

namespace game {

struct PlayFrame {
    PlayForm form = PlayForm::Cockpit;
    Scale scale;
    double growth = 1; // of rails and what stands in them, by the text size
    bool low = false;  // a console with little height
    Rect board_square;
    Rect board;
    Rect left;
    Rect right;
};

PlayFrame frame_play(Size window, double text_size, const engine::Grid& grid);

// A row of equal rectangles, `gap` apart, that spans the area; the last ends at its right edge.
std::vector<Rect> columns_of(Rect area, int count, int gap);

} // namespace game
