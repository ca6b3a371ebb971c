#pragma once
// Exact search: how many solutions does a puzzle have? It works on every grid and knows no boxes.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "engine/solve/classic/classic_result.h"

namespace engine {

struct SearchResult {
    int count = 0; // solutions found, never more than the limit
    // Of search(): the only one, if more were looked for; otherwise empty, as the processor decides
    // which of several are found first. Of the other searches: all that were found.
    std::vector<Digits> solutions;
    std::uint64_t guesses = 0; // how often a cell or digit had to be guessed; on the classic grid
                               // search() needs slightly more or fewer on other processors
    bool decided = true;       // false if the limit of guesses was reached before the end
};

// `givens` has one digit for each cell of the grid. Givens that break the rules have no solution.
SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits = {});
// The same, but slower on the classic grid: finds the same solutions in the same order on every
// processor, for showing several. From a position `allowed` has the digits that each open cell may
// hold; an empty set allows all.
SearchResult search_in_order(const Grid& grid,
                             const Digits& givens,
                             SearchLimits limits = {},
                             std::span<const DigitSet> allowed = {});

} // namespace engine
