#pragma once
// The puzzles that are known, as text: a line for each.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/known_puzzle.h"

namespace engine {

// In one file; more are not read. What the game keeps is less, see known_files.h.
inline constexpr std::size_t most_known_in_file = 10'000;

std::string to_text(const std::vector<KnownPuzzle>& known);
// Nothing if a line is not such a text, or a value is out of its range.
std::optional<std::vector<KnownPuzzle>> known_puzzles_from(std::string_view content);

} // namespace engine
