#pragma once
// Which paper each cell lies on, so that odd regions and extra houses can be told apart at a
// glance.

#include <vector>

#include "engine/grid/grid.h"

namespace game {

struct PaperTints {
    std::vector<int> regions; // of each cell: 0 the plain board, 1 to 3 a tint of its own
    std::vector<bool> extra;  // of each cell: in an extra house that is worth a tint
};

// `region_of` holds each cell's region house, -1 for none. Straight boxes need no tint, and extra
// houses that lie all over the board would only make it another colour.
PaperTints tint_paper(const engine::Grid& grid, const std::vector<int>& region_of);

} // namespace game
