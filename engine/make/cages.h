#pragma once
// Draws the cages of a killer around a solution, so that their sums alone leave no other one.

#include <memory>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// The grid with cages on it: each cell in one, most of 2 to 4 cells, none of more than 5, the
// digits of each all different and its cells in one piece. `solution` is the only one, proven by
// search, without a single given. The work is bounded: cages whose sums allow other digits are
// reshaped, and after some time split. Nothing when asked to stop.
std::shared_ptr<const Grid>
with_cages(const Grid& bare, const Digits& solution, Random& dice, const Cancel& stop = {});

} // namespace engine
