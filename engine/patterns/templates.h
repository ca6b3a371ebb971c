#pragma once
// The ways to place one digit in the whole grid, once in every full house.

#include "engine/position/candidates.h"

namespace engine {

// Candidates of the digit that no way of placing it uses. They include everything that can be
// removed by considering one digit alone, so finders need to search for a reason only there. Cells
// that take too long to refute count as possible. Computed once for a position.
const CellSet& impossible_cells(const Candidates& candidates, Digit digit);
// Whether considering the digit alone may remove a candidate. Fast: on grids where the answer would
// take long it returns true.
bool may_clear(const Candidates& candidates, Digit digit);

// Whether the digit can be placed in the whole grid using only these cells; true if it takes too
// long to decide.
bool has_template_within(const Candidates& candidates, Digit digit, const CellSet& cells);

} // namespace engine
