#pragma once
// How many more puzzles several cores solve and make in the same time.

#include <cstdint>
#include <string>

namespace bench {

struct CoreRules {
    int most_threads = 0; // 0: as many as the machine has cores
    int rounds = 5;       // how often each number of threads has its turn
    double seconds = 0.5; // of a turn, by the wall clock
    int batches = 10;     // of different puzzles to solve
    std::uint64_t seed = 1;
};

std::string core_table(const CoreRules& rules);

} // namespace bench
