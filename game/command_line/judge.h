#pragma once
// cronodoku check and cronodoku solve: how many solutions has each puzzle, and which.

#include <string>
#include <vector>

#include "game/command_line/commands.h"
#include "game/command_line/puzzle_input.h"

namespace game {

// A verdict a line on the output stream.
int check(const std::vector<std::string>& puzzles, Streams streams, const engine::Catalogue& words);

// The solution of each puzzle on the output stream, or two of several; what is not proper about
// a puzzle is said on the error stream.
int solve(const std::vector<std::string>& puzzles, Streams streams, const engine::Catalogue& words);

// Whether it has one solution; if not, the error stream says why.
bool is_proper(const PuzzleInput& puzzle, Streams streams, const engine::Catalogue& words);

} // namespace game
