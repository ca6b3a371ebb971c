#pragma once
// The rule of 45 and its kin: what whole houses and the cages across them say about the few cells
// that are in the houses and no cage, or in a cage and no house.

#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// The digits of the one cells add up to `difference` more than those of the others.
struct BalancedSums {
    Cells inside;
    Cells outside;
    int difference;
};

// Of any rows, any columns or any regions that don't overlap, and with every house of another kind
// alone. Fewest cells first, only those of few.
std::vector<BalancedSums> balanced_sums(const Grid& grid);

} // namespace engine
