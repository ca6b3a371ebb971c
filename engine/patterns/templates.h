#pragma once
// The ways to place one digit in the whole grid, once in every full house.

#include "engine/position/candidates.h"

namespace engine {

// Candidates of the digit that no way of placing it uses. Whatever can be removed by looking at one
// digit alone is among them, so that those who look for a reason need only look there. Gives up on
// a cell that takes too long to refute, and counts it as possible. Worked out once a position.
const CellSet& impossible_cells(const Candidates& candidates, Digit digit);
// Whether looking at the digit alone may clear a cell. Tells quickly: on grids where finding out
// takes long it may.
bool may_clear(const Candidates& candidates, Digit digit);

// Whether the digit can be placed in the whole grid using only these cells; true if it takes too
// long to tell.
bool has_way_within(const Candidates& candidates, Digit digit, const CellSet& cells);

} // namespace engine
