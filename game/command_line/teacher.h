#pragma once
// cronodoku rate, hint and solve --steps: what the teacher says of puzzles.

#include <string>
#include <vector>

#include "game/command_line/commands.h"

namespace game {

struct HintWords {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool all = false;     // every next step, grouped by technique,
    bool reasons = false; // of all steps, too; of one they are always told
};

struct PathWords {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool reasons = false;
};

struct RateWords {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool by_explainer = false; // also as Sudoku Explainer does
};

// One line a puzzle: words like level=hard, for people and programs alike.
int rate(const RateWords& asked, Streams streams, const engine::Catalogue& words);

// The easiest next step of each puzzle, in sentences.
int hint(const HintWords& asked, Streams streams, const engine::Catalogue& words);

// A line for each step to the solution, then the solution.
int solve_by_steps(const PathWords& asked, Streams streams, const engine::Catalogue& words);

} // namespace game
