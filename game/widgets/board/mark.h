#pragma once
// The mark of a house: a ring that fills, a disc with a tick, or a diamond with a cross.

#include "engine/grid/board.h"
#include "game/ui/canvas.h"

namespace game {

struct Mark {
    engine::HouseState state = engine::HouseState::Incomplete;
    double filled = 0; // the share of cells that are filled, for the ring
    Tint ring = Paint::Ink2;
    Tint track = Tint(Paint::Ink3, Paint::Background, 45); // of the ring
};

Mark mark_of(const engine::Board& board, const engine::House& house);

// `unit` is the pixels in a design unit; `radius` is in pixels.
void draw_mark(Canvas& canvas, Mark mark, Spot centre, double radius, double unit);

} // namespace game
