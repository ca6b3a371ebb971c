#pragma once
// Counts solutions slowly and simply on any grid; the fast search is compared with it.

#include "engine/grid/puzzle.h"

namespace engine {

// Stops at `limit`.
int count_slowly(const Grid& grid, const Digits& digits, int limit);

} // namespace engine
