#pragma once
// A screen with a board and a panel for everything else: beside it, or below it where the window is
// narrow.

#include "engine/grid/grid.h"
#include "game/widgets/boxes/box.h"

namespace game {

struct BoardRoom { // units
    double side = 0;
    double height = 0; // of the board; `side` is its width
    double around = 0; // for the marks of rows and columns
    double gap = 0;    // to the panel
    bool is_beside = true;
};

// The room of a board with marks, where a panel beside it would be `panel` wide.
BoardRoom room_of_board(const engine::Grid& grid, double width, double height, double panel);
// Beside the board the panel scrolls alone.
Box board_and_panel(const BoardRoom& room, const Box& board, const Box& panel);

} // namespace game
