#pragma once
// Checks a technique: in positions of real puzzles, each of its steps must agree with the solution.

#include <string>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

struct SoundnessTrial {
    std::string layout = "9x9";
    int puzzles = 20;
    std::uint64_t first_seed = 1;
    bool is_hard = true; // otherwise puzzles that singles solve
};

// Makes puzzles, solves them with techniques easier than this one, and searches for all its steps
// in every position on the way. If no easier technique helps, takes one of its own steps, or
// otherwise removes one candidate that the solution does not need, so that late positions are
// included. The test fails for a step that removes what the solution needs, places what it does
// not, or affects something that is not a candidate. Returns how many steps were checked: expect
// some. With the sanitizers it looks, once it has found one, at one position in four and at fewer
// puzzles.
int expect_sound(const Technique* technique, const SoundnessTrial& trial);
// The same for one puzzle of the classic layout, its 81 cells.
int expect_sound_on(const Technique* technique, const std::string& puzzle, std::uint64_t seed);

} // namespace engine
