#pragma once
// Makes many puzzles on all cores of the machine, in the order of their seeds.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/make/puzzle_maker.h"

namespace game {

// Makes `count` puzzles of the spec, with its seed and the following ones. The puzzles do not
// depend on the number of threads; an entry is empty if no digits satisfy the layout's rules.
std::vector<std::optional<engine::MadePuzzle>>
print_puzzles(const engine::PuzzleSpec& spec, int count, unsigned threads);

} // namespace game
