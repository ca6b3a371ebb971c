#include "engine/solve/search.h"

#include "engine/base/ensure.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/general_search.h"

namespace engine {

// These fit on the stack; with a higher limit the general search is used.
static constexpr int most_classic_solutions = 64;

static SearchResult search_classic_grid(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    ClassicDigits room[most_classic_solutions];
    const std::size_t wanted = limits.solutions;
    const ClassicGivens digits(givens.data(), grid.cells().size());
    const ClassicResult found = search_classic(digits, limits, {room, wanted});
    SearchResult result;
    result.count = found.count;
    result.guesses = found.guesses;
    result.decided = found.decided;
    for (int solution = 0; solution < found.count; ++solution)
        result.solutions.emplace_back(room[solution].begin(), room[solution].end());
    return result;
}

SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    ENSURE(limits.solutions >= 1);
    ENSURE(givens.size() == grid.cells().size());
    if (limits.solutions <= most_classic_solutions && grid.is_classic())
        return search_classic_grid(grid, givens, limits);
    return general_search(grid, givens, limits);
}

} // namespace engine
