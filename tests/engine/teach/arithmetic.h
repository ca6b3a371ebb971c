#pragma once
// Reads sums in sentences and adds them up again.

#include <string>

#include "engine/grid/grid.h"

namespace engine {

// What is wrong in an English sentence about cages; empty if nothing is. It looks at
// - calculations: "15 - 4 - 7 = 4", "12 + 10 = 22";
// - combinations: "... add up to 15 only as 6 + 9 or 7 + 8", of different digits;
// - names: "the cage of 15 at R1C1".
// Counts in `seen` how many of these it has read.
std::string wrong_arithmetic(const std::string& sentence, const Grid& grid, int& seen);

} // namespace engine
