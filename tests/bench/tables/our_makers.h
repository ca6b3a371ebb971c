#pragma once
// What this engine can make on a layout: full grids by both methods, and puzzles of each level.

#include <vector>

#include "engine/rules/layout.h"
#include "tests/bench/tables/making.h"

namespace bench {

std::vector<Maker> our_makers(const engine::Layout& layout);

} // namespace bench
