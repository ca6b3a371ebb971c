#pragma once
// cronodoku check and cronodoku solve: the number of solutions of each puzzle, and the solutions.

#include <string>
#include <vector>

#include "game/command_line/commands.h"
#include "game/command_line/puzzle_input.h"

namespace game {

// Writes a verdict for each puzzle, one on each line.
int check(const std::vector<std::string>& puzzles,
          Streams streams,
          const engine::Translations& texts);

// Writes the solution of each puzzle, or two if there are several; the error stream says what is
// wrong with a puzzle.
int solve(const std::vector<std::string>& puzzles,
          Streams streams,
          const engine::Translations& texts);

// Whether the puzzle has exactly one solution; if not, the error stream says why.
bool is_proper(const PuzzleInput& puzzle, Streams streams, const engine::Translations& texts);

} // namespace game
