#pragma once
// Where and how a game was won: the win begins there, on the board as it was.

#include <memory>

#include "game/motion/board_motion.h"
#include "game/ui/display_list.h"
#include "game/widgets/play/play_layout.h"

namespace game {

struct WinStart {
    std::shared_ptr<const DisplayList> picture; // the whole screen of play
    Rect board_square;                          // for BoardView::place()
    double gutter = 16;
    TextSpot clock;     // size 0 if it was hidden
    BoardMotion motion; // the last digit still appears
};

} // namespace game
