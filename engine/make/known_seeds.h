#pragma once
// Dice that are known to make puzzles of levels that are seldom met by chance, or where it takes
// long to see that a grid made none; on classic paper only with a symmetry, as there are originals
// (see originals.h) without. How they were found says docs/LEVELS.md.

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/make/puzzle_spec.h"

namespace engine {

struct KnownSeeds {
    std::span<const std::uint32_t> seeds; // each for Random; in no order
    std::uint64_t attempts_before = 0;    // so many grids are tried until they help out
};

// None for most layouts, levels and symmetries.
KnownSeeds known_seeds(std::string_view layout, Level level, Symmetry symmetry = Symmetry::None);

} // namespace engine
