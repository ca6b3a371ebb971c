#include "engine/solve/search.h"

#include "engine/base/ensure.h"
#include "engine/solve/general_search.h"

namespace engine {

SearchResult search(const Grid& grid, const Digits& givens, SearchLimits limits)
{
    ENSURE(limits.solutions >= 1);
    return general_search(grid, givens, limits);
}

} // namespace engine
