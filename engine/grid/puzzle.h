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

struct Puzzle {
    std::shared_ptr<const Grid> grid;
    Digits givens;
    Digits solution; // no cell is open; contains the givens
};

} // namespace engine
