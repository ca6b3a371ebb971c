#pragma once
// The singles of a board while they are written one after another. What a digit changes is kept up
// to date, so that the next single is found without looking at the whole board again.

#include <array>
#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/cell_set.h"
#include "engine/grid/grid.h"
#include "engine/position/candidate.h"

namespace engine {

// Possible in a cell without a digit are the digits that none of its peers has, right or wrong.
class SinglesLeft {
public:
    // The grid must outlive it; the board is only read here.
    SinglesLeft(const Grid& grid, const Board& board);

    // The first cell, in reading order, in which one digit alone is possible.
    std::optional<Candidate> naked() const;
    // The lowest digit that is possible in one cell alone of a house that needs every digit, in the
    // first such house of the grid.
    std::optional<Candidate> hidden() const;

    // The digit is now in the cell, which had none.
    void write(Candidate written);

private:
    void remove(Candidate candidate);

    const Grid& grid_;
    std::vector<DigitSet> possible_; // by cell; empty for cells with a digit
    CellSet naked_;
    // Of full houses, by house: in how many cells each digit is possible, and the digits for which
    // that is one.
    std::vector<std::array<int, max_size + 1>> counts_;
    std::vector<DigitSet> once_;
};

} // namespace engine
