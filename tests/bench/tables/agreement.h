#pragma once
// Do all solvers say the same of every puzzle, and is what they call a solution one?

#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver.h"

namespace bench {

// 81 digits that keep the givens and have each digit once in every row, column and box.
bool is_solution(const std::string& digits, const std::string& puzzle);

struct Dispute {
    std::string puzzle;
    std::string solver;
    std::string what; // e.g. "finds 2 solutions where search finds 1"
};

struct Opinion {
    double guesses = 0; // per puzzle, to the limit asked for
    std::size_t disputes = 0;
};

struct Agreement {
    std::vector<Opinion> opinions; // one for each solver, in their order
    std::vector<Dispute> disputes;
};

// Asks every solver about every puzzle twice: up to the limit, and for any one solution. The first
// solver's counts are the measure; an unsound solution is its solver's own dispute.
Agreement compare(const std::vector<Solver>& solvers,
                  const PuzzleSet& set,
                  std::size_t limit,
                  int spoils = 0);

} // namespace bench
