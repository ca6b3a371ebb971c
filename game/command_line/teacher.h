#pragma once
// cronodoku rate, hint and solve --steps: what the teacher finds in puzzles, and in positions in
// the middle of a play.

#include <vector>

#include "engine/steps/technique.h"
#include "game/command_line/answers.h"

namespace game {

struct HintArguments {
    PuzzleArguments common = {};
    bool without_uniqueness = false;
    bool all = false;     // every next step, grouped by technique
    bool reasons = false; // the reasons of all steps; a single step always has its reason
    std::vector<const engine::Technique*> techniques = {}; // only of these; empty: of any
};

struct PathArguments {
    PuzzleArguments common = {};
    bool without_uniqueness = false;
    bool reasons = false;
};

struct RateArguments {
    PuzzleArguments common = {};
    bool without_uniqueness = false;
    bool by_hodoku = false;    // also HoDoKu's score and level
    bool by_explainer = false; // also the rating of Sudoku Explainer
};

// Writes one line for each puzzle, with entries like level=hard, for people and programs.
int rate(const RateArguments& asked, Streams streams, const engine::Translations& texts);

// Writes the easiest next step of each puzzle, in sentences.
int hint(const HintArguments& asked, Streams streams, const engine::Translations& texts);

// Writes a line for each step to the solution, then the solution.
int solve_by_steps(const PathArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
