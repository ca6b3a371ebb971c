#pragma once
// How much effort puzzles of each level take on a layout, before effort lifts any of them: what the
// bounds in engine/rating/usual_effort.cpp are held against.

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

struct EffortRules {
    std::vector<std::string> layouts; // ids
    int count = 200;                  // minimal puzzles of each layout
    int eased = 3;                    // others made of each, by putting givens back
    double seconds = 60;              // of processor time for each layout; then it is enough
    std::uint64_t seed = 1;
};

// A row for each level of each layout: puzzles whose hardest technique is of it, and their effort
// for each open cell. What singles solve is left out, as effort does not matter there.
std::string effort_table(const EffortRules& rules);

} // namespace bench
