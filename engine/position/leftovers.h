#pragma once
// The law of leftovers: equally many rows and regions hold the same digits, so the cells that only
// the rows contain and those that only the regions contain hold the same digits, too. Which cells
// these are depends only on the grid.

#include <vector>

#include "engine/grid/cell.h"
#include "engine/grid/house_index.h"

namespace engine {

class Chart;

struct Leftovers {
    std::vector<HouseIndex> lines;   // rows or columns, full and without common cells
    std::vector<HouseIndex> regions; // as many, full and without common cells
    Cells in_lines;                  // cells in no region: one to three
    Cells in_regions;                // cells in no line: as many
};

// Irreducible leftovers, small ones first. Never for a single line and region: pointing and
// claiming cover that.
std::vector<Leftovers> leftovers_of(const Chart& chart);

} // namespace engine
