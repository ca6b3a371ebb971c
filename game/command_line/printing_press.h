#pragma once
// Makes many puzzles with all cores of the machine, in the order of their seeds.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/make/puzzle_maker.h"

namespace game {

// `count` puzzles to the spec, of its seed and those that follow. Each is the same on any number
// of threads; nothing where no digits fit the layout's rules.
std::vector<std::optional<engine::MadePuzzle>>
print_puzzles(const engine::PuzzleSpec& spec, int count, unsigned threads);

} // namespace game
