#pragma once
// Checks whether all solvers agree about every puzzle, and whether their solutions are correct.

#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver.h"

namespace bench {

// Whether these 81 digits contain the givens and have each digit once in every row, column and box.
bool is_solution(const std::string& digits, const std::string& puzzle);

struct Dispute {
    std::string puzzle;
    std::string solver;
    std::string what; // such as "finds 2 solutions where search finds 1"
};

struct Opinion {
    double guesses = 0; // for each puzzle, up to the limit
    std::size_t disputes = 0;
};

struct Agreement {
    std::vector<Opinion> opinions; // one for each solver, in the same order
    std::vector<Dispute> disputes;
};

// Asks every solver about every puzzle twice: up to the limit, and for any one solution. The counts
// are compared with those of the first solver; a wrong solution is a dispute of its solver.
Agreement compare(const std::vector<Solver>& solvers,
                  const PuzzleSet& set,
                  std::size_t limit,
                  int spoils = 0);

} // namespace bench
