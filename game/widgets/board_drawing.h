#pragma once
// The layers a board is drawn in, lowest first. Only board_view.cpp puts them together.

#include "game/widgets/board_view.h"

namespace game {

void draw_board_frame(Canvas& canvas, const PlacedBoard& placed, bool shadow);
// Board, extra houses, cell colours, peers, equal digits, clashes, selection.
void draw_board_fills(Canvas& canvas,
                      const PlacedBoard& placed,
                      const engine::Board& board,
                      const BoardLook& look);
void draw_board_lines(Canvas& canvas, const PlacedBoard& placed);
void draw_board_digits(Canvas& canvas,
                       const PlacedBoard& placed,
                       const engine::Board& board,
                       const BoardLook& look);
void draw_selection_edge(Canvas& canvas, const PlacedBoard& placed, const engine::Cells& selection);
// Rings, ticks and diamonds; `gutter` in units, from the frame to the middle of a mark.
void draw_board_marks(Canvas& canvas,
                      const PlacedBoard& placed,
                      const engine::Board& board,
                      const BoardLook& look,
                      double gutter);
// The cell that carries a region's mark: its last one in reading order.
engine::Cell mark_cell(const engine::House& region);

} // namespace game
