#pragma once
// The law of leftovers: as many rows as regions hold the same digits, so what only the rows hold
// and what only the regions hold is the same, too. Which cells these are is a matter of the paper.

#include <vector>

#include "engine/grid/cell.h"

namespace engine {

class Chart;

struct Leftovers {
    std::vector<int> lines;   // rows or columns, full and apart from each other
    std::vector<int> regions; // as many, likewise
    Cells in_lines;           // and in none of the regions: one to three
    Cells in_regions;         // and in none of the lines: as many
};

// Those that say more than their parts, small ones first. Of a single line and region there are
// none: pointing and claiming say the same.
std::vector<Leftovers> leftovers_of(const Chart& chart);

} // namespace engine
