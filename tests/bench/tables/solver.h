#pragma once
// A solver in the tables: a name and one function.

#include <cstddef>
#include <string>

namespace bench {

// As defined by cronodoku_bench_solve in tests/bench/solver_plugin.h.
using SolveFunction = std::size_t (*)(const char* puzzle,
                                      std::size_t limit,
                                      char* solution,
                                      std::size_t* guesses);

// The origin of a solver: this engine is compared with the others.
enum class Side { Ours, Peer };

struct Solver {
    std::string name;
    Side side;
    SolveFunction solve;
};

constexpr std::size_t classic_cells = 81;

struct Answer {
    std::size_t count = 0;
    std::size_t guesses = 0;
    std::string solution; // 81 characters; empty if the solver returned none
};

Answer ask(const Solver& solver, const std::string& puzzle, std::size_t limit);

} // namespace bench
