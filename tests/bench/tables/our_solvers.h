#pragma once
// This engine's own ways of solving a classic puzzle, each as one function.

#include <vector>

#include "tests/bench/tables/solver.h"

namespace bench {

std::vector<Solver> our_solvers();

} // namespace bench
