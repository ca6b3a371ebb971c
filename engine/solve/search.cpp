#include "engine/solve/search.h"

#include <array>

#include "engine/base/ensure.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/general_search.h"

namespace engine {

namespace {

SearchResult search_classic_grid(const Digits& givens, SearchLimits limits)
{
    std::array<ClassicDigits, 1> first;
    const ClassicResult found = search_classic(ClassicGivens(givens.data(), 81), limits, first);
    SearchResult result{
        .count = found.count, .solutions = {}, .guesses = found.guesses, .decided = found.decided};
    if (found.count == 1)
        result.solutions.emplace_back(first[0].begin(), first[0].end());
    return result;
}

} // namespace

SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    ENSURE(limits.solutions >= 1);
    ENSURE(givens.size() == grid.cells().size());
    SearchResult result = grid.is_classic() ? search_classic_grid(givens, limits)
                                            : Searcher(grid).count(givens, limits);
    if (limits.solutions == 1 || result.count != 1)
        result.solutions.clear();
    return result;
}

SearchResult search_in_order(const Grid& grid,
                             const Digits& givens,
                             SearchLimits limits,
                             std::span<const DigitSet> allowed)
{
    ENSURE(limits.solutions >= 1);
    ENSURE(givens.size() == grid.cells().size());
    return Searcher(grid).run(givens, limits, allowed);
}

} // namespace engine
