#pragma once
// How many puzzles more cores solve and make in the same time.

#include <cstdint>
#include <string>

namespace bench {

struct CoreRules {
    int most_threads = 0; // 0: as many as the machine has cores
    int rounds = 5;       // how often each number of threads has its turn
    double seconds = 0.5; // by the wall, in a turn
    int batches = 10;     // of different puzzles to solve
    std::uint64_t seed = 1;
};

std::string core_table(const CoreRules& rules);

} // namespace bench
