#pragma once
// Exact search: how many solutions has a puzzle? Works on every grid; knows no boxes.

#include <cstdint>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "engine/solve/classic/classic_result.h"

namespace engine {

struct SearchResult {
    int count = 0;                 // solutions found, never more than the limit asked for
    std::vector<Digits> solutions; // those found; which of many, and in which order, may depend on
                                   // the processor where the grid is classic, and so do guesses
    std::uint64_t guesses = 0;     // times a cell or digit had to be tried
    bool decided = true;           // false when the budget of guesses ran out before the end
};

// `givens` has one digit for each cell of the grid. Givens that break the rules have no solution.
SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits = {});

} // namespace engine
