#pragma once
// The mark of a house, a ring that fills, a disc with a tick, or a diamond with a cross, and where
// it is: in a gutter beside the board, or in a corner of a cell.

#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/cell.h"
#include "game/ui/canvas.h"
#include "game/ui/shape.h"
#include "game/widgets/board/board_geometry.h"

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

enum class Corner { TopLeft, TopRight, BottomLeft, BottomRight };

// The position of the mark of a house: in a gutter, or in the corner of one of its cells.
struct MarkPosition {
    engine::HouseIndex house;
    Spot spot;
    double radius; // pixels
    engine::Cell cell = {};
    std::optional<Corner> corner = {}; // of the cell; nothing in a gutter
};

// Whether cells are so small that a mark in a corner leans over it, onto the lines: inside it would
// touch the digit. That of a region leans so far that it does not touch the notes either.
bool marks_lean(const PlacedBoard& placed);

// Positions for the marks: rings, ticks and diamonds. `gutter` is the distance in units from the
// frame to the centre of a mark. A house without a free corner gets no mark. Of earlier positions
// only the memory is used.
std::vector<MarkPosition>
mark_positions(const PlacedBoard& placed, double gutter, std::vector<MarkPosition> earlier = {});

} // namespace game
