#pragma once
// Nets of conjugate pairs of one digit in two colours: all cells of one colour hold the digit,
// those of the other do not.

#include <array>
#include <vector>

#include "engine/patterns/conjugate_pairs.h"

namespace engine {

struct ColourNet {
    std::array<CellSet, 2> colours;
    std::array<CellSet, 2> seen; // candidates seen by at least one cell of the colour
    CellSet cells;

    bool has(const ConjugatePair& pair) const { return cells.has(pair.ends[0]); }
};

// The nets of one digit, ordered by their first pairs. There are none if the digit can't be removed
// anywhere.
struct NetsOfDigit {
    NetsOfDigit(const Candidates& candidates, Digit digit);

    Digit digit;
    std::vector<ColourNet> nets;
};

} // namespace engine
