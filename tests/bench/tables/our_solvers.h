#pragma once
// This engine's own ways of solving a classic puzzle, each as one function.

#include <vector>

#include "engine/solve/classic_search.h"
#include "tests/bench/tables/solver.h"

namespace bench {

// The search of any grid first, then the classic ones, the quickest last.
std::vector<Solver> our_solvers();

// 81 characters as solvers are given them.
engine::ClassicDigits read_classic(const char* puzzle);

} // namespace bench
