#pragma once
// What shows on an enlarged board that there is more of it: faded edges, and a small map of the
// whole board with the visible part.

#include "engine/grid/board.h"
#include "game/ui/canvas.h"
#include "game/widgets/board/board_geometry.h"

namespace game {

// Fades the board where it continues beyond its frame, and draws the frame elsewhere.
void draw_open_frame(Canvas& canvas, const PlacedBoard& placed, Rect frame);

// The place of the map in a corner of the frame: the first corner in which it covers none of the
// areas. Empty if the frame is too small for it.
Rect overview_area(Rect frame, double unit, const std::vector<Rect>& kept_free);
void draw_overview(
    Canvas& canvas, Rect map, const PlacedBoard& placed, const engine::Board& board, Rect frame);

} // namespace game
