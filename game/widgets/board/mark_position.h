#pragma once
// Where the marks of houses are: in the gutters beside the board, or in corners of cells.

#include <optional>
#include <vector>

#include "engine/grid/cell.h"
#include "game/ui/shape.h"
#include "game/widgets/board/board_geometry.h"

namespace game {

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
