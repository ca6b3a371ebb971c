#pragma once
// Measures solvers alternately on the same puzzles, a few milliseconds each, so that everything
// that slows the machine down for a while affects all of them.

#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver.h"
#include "tests/bench/tables/spread.h"

namespace bench {

struct RaceRules {
    std::size_t limit = 2;      // solutions to search for
    int rounds = 31;            // turns of each solver
    double milliseconds = 10.0; // of processor time for each turn
    int spoils = 1;             // how often the results are also compared on altered puzzles
};

// Nanoseconds of processor time for each puzzle over the rounds, one for each solver in order. Each
// solver goes through the set at its own pace and starts again at its end.
std::vector<Spread>
race(const std::vector<Solver>& solvers, const PuzzleSet& set, const RaceRules& rules);

} // namespace bench
