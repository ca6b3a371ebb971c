#pragma once
// Dice that are known to make puzzles of levels that are seldom met by chance, on other paper than
// the classic one. How they were found says docs/LEVELS.md.

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/teach/level.h"

namespace engine {

// Where there are some, so many grids are tried until they help out.
inline constexpr std::uint64_t attempts_before_known_seeds = 60;

// Each for Random; in no order. None for most layouts and levels.
std::span<const std::uint32_t> known_seeds(std::string_view layout, Level level);

} // namespace engine
