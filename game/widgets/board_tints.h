#pragma once
// Which paper each cell lies on, so that odd regions and extra houses can be told apart at a
// glance.

#include <vector>

#include "engine/grid/grid.h"
#include "engine/rules/house_shape.h"
#include "game/ui/paint.h"

namespace game {

struct PaperTints {
    std::vector<int> regions; // of each cell: 0 the plain board, 1 to 3 a tint of its own
    std::vector<bool> extra;  // of each cell: in an extra house that is worth a tint
};

// Of extra houses: deeper where a tinted region lies below, and where peers are lit, as their light
// would take the tint away.
constexpr Tint extra_tint(bool on_tinted_region, bool lit)
{
    const int accent = (on_tinted_region ? 10 : 0) + (lit ? 10 : 0);
    return accent == 0 ? Tint(Paint::Extra) : Tint(Paint::Extra, Paint::Accent, accent);
}

// What lines and outlines of extra houses are drawn in, see board_rules.cpp.
constexpr Tint rule_line_tint()
{
    return Tint(Paint::Extra, Paint::Cage, 55);
}

// `region_of` holds each cell's region house, -1 for none. Straight boxes need no tint, nor do
// groups whose cells lie all over the board: that would only make it another colour.
PaperTints tint_paper(const engine::Grid& grid,
                      const std::vector<int>& region_of,
                      const std::vector<engine::ExtraHouse>& extras);

} // namespace game
