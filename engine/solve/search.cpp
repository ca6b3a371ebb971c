#include "engine/solve/search.h"

#include "engine/base/ensure.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/general_search.h"

namespace engine {

static SearchResult search_classic_grid(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    std::vector<ClassicDigits> solutions;
    const ClassicGivens digits(givens.data(), grid.cells().size());
    const ClassicResult found = search_classic_all(digits, limits, solutions);
    SearchResult result;
    result.count = found.count;
    result.guesses = found.guesses;
    result.decided = found.decided;
    for (const ClassicDigits& solution : solutions)
        result.solutions.emplace_back(solution.begin(), solution.end());
    return result;
}

SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    ENSURE(limits.solutions >= 1);
    ENSURE(givens.size() == grid.cells().size());
    if (grid.is_classic())
        return search_classic_grid(grid, givens, limits);
    return general_search(grid, givens, limits);
}

SearchResult search_among(const Grid& grid,
                          const Digits& digits,
                          std::span<const DigitSet> allowed,
                          SearchLimits limits)
{
    ENSURE(limits.solutions >= 1);
    ENSURE(digits.size() == grid.cells().size());
    return general_search(grid, digits, limits, allowed);
}

} // namespace engine
