#pragma once
// The table that compares solvers on one set, and whether they agreed.

#include "tests/bench/tables/race.h"

namespace bench {

struct SolverTable {
    std::string text;
    bool all_agree = true;
};

SolverTable
solver_table(const std::vector<Solver>& solvers, const PuzzleSet& set, const RaceRules& rules);

} // namespace bench
