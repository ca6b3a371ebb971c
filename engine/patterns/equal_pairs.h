#pragma once
// Bivalue cells with the same two digits, from which remote pairs, rectangles and loops start.

#include <array>

#include "engine/position/candidates.h"

namespace engine {

// Has room for `most` bivalue cells, to use little stack on small grids.
template <int most, typename Visit>
void each_equal_pair_of(const Candidates& candidates, int equals, Visit&& visit)
{
    std::array<Cell, most> cells;
    std::array<DigitSet, most> digits;
    std::size_t count = 0;
    for (Cell cell : candidates.bivalue_cells()) {
        cells[count] = cell;
        digits[count++] = candidates.of(cell);
    }
    for (std::size_t i = 0; i < count; ++i) {
        int found = 0;
        for (std::size_t j = 0; j < count; ++j)
            found += digits[j] == digits[i] ? 1 : 0;
        if (found < equals)
            continue;
        CellSet equal = candidates.bivalue_cells();
        for (Digit digit : digits[i])
            equal &= candidates.cells_with(digit);
        visit(cells[i], equal);
    }
}

// Calls `visit` with every bivalue cell that has at least this many equal ones, counting itself,
// and with all of these.
template <typename Visit>
void each_equal_pair(const Candidates& candidates, int equals, Visit&& visit)
{
    if (candidates.bivalue_cells().count() <= 64)
        each_equal_pair_of<64>(candidates, equals, visit);
    else
        each_equal_pair_of<CellSet::most_cells>(candidates, equals, visit);
}

} // namespace engine
