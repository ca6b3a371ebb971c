#pragma once
// How the time for filling and searching grows with the size of a grid of rows, columns and boxes.

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

struct SizeRules {
    std::vector<int> sizes = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25};
    int count = 50;     // grids of each size
    double seconds = 5; // limit of processor time for each column
    std::uint64_t seed = 1;
};

std::string size_table(const SizeRules& rules);

} // namespace bench
