#pragma once
// What the digits on a board leave: of the combinations that add up to the sum of a cage, and of
// the digits of each cell. Notes do not count, and whether the digits are right is not known.

#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"

namespace engine {

struct CageCombination {
    DigitSet digits;
    bool is_possible = true;

    friend bool operator==(const CageCombination&, const CageCombination&) = default;
};

// The sets of as many digits as the cage has cells that add up to its sum, in the order of their
// smallest digits. One is possible if it has all digits that the cage holds, and if its other
// digits can be written in the empty cells, one in each, where no cell seen from there has the same
// one. The cage must have a sum; nothing if there are too many to try.
std::optional<std::vector<CageCombination>>
combinations_of_cage(const Cage& cage, const Grid& grid, const Board& board);

// By cell, the digits of an empty one that no cell seen from there has, and that are in a possible
// combination of each of its cages with a sum; none for a cell with a digit.
std::vector<DigitSet> possible_digits(const Grid& grid, const Board& board);

} // namespace engine
