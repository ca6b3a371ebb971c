#pragma once
// Looks over a technique's shoulder: in positions of real puzzles, each of its steps must agree
// with the solution.

#include <string>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

struct SoundnessTrial {
    std::string layout = "9x9";
    int puzzles = 20;
    std::uint64_t first_seed = 1;
    bool is_hard = true; // else what singles solve
};

// Makes puzzles, solves them with what is easier than the technique, and looks for all its steps in
// every position on the way. Where nothing easier helps, one of its own steps is taken, else one
// candidate that the solution does not need goes, so that late positions are seen too. Fails the
// test for a step that removes what the solution needs, places what it does not, or touches what
// is no candidate. The answer is how many steps were seen: ask that there are some.
int expect_sound(const Technique* technique, const SoundnessTrial& trial);
// The same on one puzzle of the classic layout, its 81 cells.
int expect_sound_on(const Technique* technique, const std::string& puzzle, std::uint64_t seed);

} // namespace engine
