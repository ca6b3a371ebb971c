#pragma once
// Whether an action makes sense on a grid at all, whatever is written there. Actions come from
// files and command lines too, so the session asks this first.

#include "engine/grid/grid.h"
#include "engine/play/action.h"

namespace engine {

// Cells of the grid in reading order, none twice, at least one; digits and colours there are.
bool fits(const Action& action, const Grid& grid);

} // namespace engine
