#pragma once
// The search that works on every grid; search() is the door to it.

#include "engine/solve/search.h"

namespace engine {

SearchResult general_search(const Grid& grid, const Digits& givens, SearchLimits limits);

} // namespace engine
