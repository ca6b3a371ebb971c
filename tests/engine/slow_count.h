#pragma once
// Counts solutions slowly and plainly, on any grid: the measure for the quick search.

#include "engine/grid/puzzle.h"

namespace engine {

// To `limit`.
int count_slowly(const Grid& grid, const Digits& digits, int limit);

} // namespace engine
