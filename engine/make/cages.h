#pragma once
// Draws the cages of a killer around a solution so that their sums allow no other solution.

#include <memory>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// The grid with cages: each cell is in one cage, most cages have 2 to 4 cells, none more than 5;
// all digits of a cage differ, and its cells are connected. A search has proved that `solution` is
// the only one, without any given. The work is bounded: cages whose sums allow other digits are
// changed, and after some time split. Returns nothing if cancelled.
std::shared_ptr<const Grid>
with_cages(const Grid& bare, const Digits& solution, Random& dice, const Cancel& stop = {});

} // namespace engine
