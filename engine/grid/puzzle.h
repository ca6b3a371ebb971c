#pragma once
// A puzzle as printed: the grid, the givens, and the one solution.

#include <memory>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "engine/grid/grid.h"

namespace engine {

// One digit for each cell in reading order, no_digit if the cell is open.
using Digits = By<Cell, Digit>;

inline int count_givens(const Digits& givens)
{
    return count_of(givens) - count_of(givens, no_digit);
}

inline int sum_of(const Cells& cells, const Digits& digits)
{
    int sum = 0;
    for (Cell cell : cells)
        sum += digits[cell];
    return sum;
}

// Whether the digits of a full cage add up to its sum, if it has one.
inline bool adds_up(const Cage& cage, const Digits& digits)
{
    return !cage.has_sum() || sum_of(cage.cells, digits) == cage.sum;
}

struct Puzzle {
    std::shared_ptr<const Grid> grid;
    Digits givens;
    Digits solution; // no cell is open; contains the givens
};

} // namespace engine
