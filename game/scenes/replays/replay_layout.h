#pragma once
// The layout of the replay screen: the board, and beside or below it what happens and the buttons.

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

struct ReplayLayout {
    Rect board_square; // for BoardView::place()
    Rect panel;        // the card with everything else
    Rect who;
    Rect clock;
    Rect action; // what was just done
    Rect remark; // two lines
    Rect track;  // the whole area that can be pressed
    Rect back;   // one action back
    Rect play;
    Rect forth;
    Rect speeds;
    Rect go_on;   // play on from here
    Rect rematch; // race against this run, on this board
    Rect race;    // and on another
    Rect copy;
    Rect spent; // where the time went
    int bottom = 0;
};

// `board_height` is that of the board as a share of its width, about 1.
ReplayLayout lay_out_replay(Rect content, double board_height, Scale scale);

} // namespace game
