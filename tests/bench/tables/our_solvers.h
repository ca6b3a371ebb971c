#pragma once
// This engine's own ways of solving a classic puzzle, each as one function.

#include <vector>

#include "engine/solve/classic_search.h"
#include "tests/bench/tables/solver.h"

namespace bench {

// First the search for any grid, then the classic ones, the fastest last.
std::vector<Solver> our_solvers();

// 81 characters, the format for solvers.
engine::ClassicDigits read_classic(const char* puzzle);

} // namespace bench
