#pragma once
// What Solo's game IDs and its save files have in common.

#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"

namespace engine {

// Whether it begins like "3x3dh:", "9jx#" or "2x3k:".
bool begins_with_solo_name(std::string_view text);

// Symmetry and difficulty in the name are ignored: they say how the puzzle was made. An ID with a
// random seed instead of the cells is refused.
Result<SharedPuzzle> parse_solo_id(std::string_view text, LastGrid& last_grid);

} // namespace engine
