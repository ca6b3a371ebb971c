#pragma once
// Removes givens so that no row of the drawing keeps more than Construction::most_in_row.

#include "engine/construct/digging.h"

namespace engine {

// Takes from all rows in turn, so that none is stuck early: first until no row has too many, then
// down to the number of givens that the rule leaves. A row that needs more to have one solution
// keeps them, and at least Construction::givens_in_row stay in each. See dig_givens().
std::optional<Dug> dig_evenly(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each);

} // namespace engine
