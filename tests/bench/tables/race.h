#pragma once
// Solvers in turn on the same puzzles, a few milliseconds each, so that whatever slows the machine
// down for a while slows all of them.

#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver.h"
#include "tests/bench/tables/spread.h"

namespace bench {

struct RaceRules {
    std::size_t limit = 2;      // solutions to look for
    int rounds = 31;            // how often each solver has its turn
    double milliseconds = 10.0; // of processor time in a turn
    int spoils = 1;             // how often the answers are compared on spoiled puzzles as well
};

// Nanoseconds of processor time a puzzle over the rounds, one for each solver in their order.
// Each solver goes through the set at its own pace and starts again at its end.
std::vector<Spread>
race(const std::vector<Solver>& solvers, const PuzzleSet& set, const RaceRules& rules);

} // namespace bench
