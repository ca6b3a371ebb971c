#pragma once
// The lamp of a house: a ring that fills, a disc with a tick, a diamond with a cross.

#include "engine/grid/board.h"
#include "game/ui/canvas.h"

namespace game {

struct Mark {
    engine::HouseState state = engine::HouseState::Incomplete;
    double filled = 0; // share of the house's cells, for the ring
};

Mark mark_of(const engine::Board& board, const engine::House& house);

// `unit` is pixels in a unit of the design, `radius` is in pixels.
void draw_mark(Canvas& canvas, Mark mark, Spot centre, double radius, double unit);

} // namespace game
