#pragma once
// Solvers from shared libraries, and how the command line names them.

#include "engine/base/result.h"
#include "tests/bench/tables/solver.h"

namespace bench {

// "NAME=LIBRARY" or "NAME=LIBRARY:FUNCTION"; by default the function is cronodoku_bench_solve. The
// library stays loaded until the program ends.
engine::Result<Solver> load_solver(const std::string& words);

} // namespace bench
