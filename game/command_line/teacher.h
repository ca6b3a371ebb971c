#pragma once
// cronodoku rate, hint and solve --steps: what the teacher finds in puzzles.

#include <string>
#include <vector>

#include "game/command_line/commands.h"

namespace game {

struct HintArguments {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool all = false;     // every next step, grouped by technique
    bool reasons = false; // the reasons of all steps; a single step always has its reason
};

struct PathArguments {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool reasons = false;
};

struct RateArguments {
    std::vector<std::string> puzzles;
    bool without_uniqueness = false;
    bool by_explainer = false; // also by the rating of Sudoku Explainer
};

// Writes one line for each puzzle, with entries like level=hard, for people and programs.
int rate(const RateArguments& asked, Streams streams, const engine::Translations& texts);

// Writes the easiest next step of each puzzle, in sentences.
int hint(const HintArguments& asked, Streams streams, const engine::Translations& texts);

// Writes a line for each step to the solution, then the solution.
int solve_by_steps(const PathArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
