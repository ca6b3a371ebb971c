#pragma once
// Dice that are known to make puzzles of levels that are seldom met by chance, or where it takes
// long to see that a grid made none; on other paper than the classic one. How they were found says
// docs/LEVELS.md.

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/teach/level.h"

namespace engine {

struct KnownSeeds {
    std::span<const std::uint32_t> seeds; // each for Random; in no order
    std::uint64_t attempts_before = 0;    // so many grids are tried until they help out
};

// None for most layouts and levels.
KnownSeeds known_seeds(std::string_view layout, Level level);

} // namespace engine
