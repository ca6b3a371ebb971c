#pragma once
// Background tints of the cells, so that irregular regions and extra houses are easy to
// distinguish.

#include <vector>

#include "engine/grid/grid.h"
#include "engine/rules/house_shape.h"
#include "game/ui/paint.h"

namespace game {

struct CellTints {
    std::vector<int> regions; // of each cell: 0 is the plain board, 1 to 3 a tint
    std::vector<bool> extra;  // of each cell: whether it is in an extra house that is tinted
};

// The colour of lines and outlines of extra houses, see board_rules.cpp.
constexpr Tint rule_line_tint()
{
    return Tint(Paint::Extra, Paint::Cage, 55);
}

// The light of the wave that passes over a solved board, in percent of gold at its brightest; where
// it has at least this many percent of that, digits are black.
constexpr int wave_gold = 92;
constexpr int wave_makes_black = 43;

// `region_of` holds the house of each cell's region, no_house for none. Boxes need no tint, nor do
// groups whose cells lie all over the board, as they would only colour the whole board.
CellTints tint_cells(const engine::Grid& grid,
                     const std::vector<engine::HouseIndex>& region_of,
                     const std::vector<engine::ExtraHouse>& extras);

} // namespace game
