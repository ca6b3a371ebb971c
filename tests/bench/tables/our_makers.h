#pragma once
// What this engine can make on a layout: full grids by both methods, and puzzles of each level,
// with or without a symmetry.

#include <vector>

#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "tests/bench/tables/making.h"

namespace bench {

std::vector<Maker> our_makers(const engine::Layout& layout,
                              engine::Symmetry symmetry = engine::Symmetry::None);

} // namespace bench
