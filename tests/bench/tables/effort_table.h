#pragma once
// The effort of puzzles of each level on a layout, before effort raises any level: for comparison
// with the limits in engine/rating/usual_effort.cpp.

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

struct EffortRules {
    std::vector<std::string> layouts; // ids
    int count = 200;                  // minimal puzzles of each layout
    int eased = 3;                    // others made from each, by putting givens back
    double seconds = 60;              // limit of processor time for each layout
    std::uint64_t seed = 1;
};

// One row for each level of each layout: puzzles whose hardest technique is of that level, and
// their effort for each open cell. Puzzles that singles solve are left out, because effort does not
// matter there.
std::string effort_table(const EffortRules& rules);

} // namespace bench
