#pragma once
// Nets of conjugate pairs of one digit, in two colours: one colour holds the digit everywhere, the
// other nowhere.

#include <array>
#include <vector>

#include "engine/patterns/conjugate_pairs.h"

namespace engine {

struct ColourNet {
    std::array<CellSet, 2> colours;
    std::array<CellSet, 2> seen; // by at least one cell of the colour
    CellSet cells;

    bool has(const ConjugatePair& pair) const { return cells.has(pair.ends[0]); }
};

// Of one digit, in the order of their first pairs; none where it can clear nothing.
struct NetsOfDigit {
    NetsOfDigit(const Candidates& candidates, Digit digit);

    Digit digit;
    std::vector<ColourNet> nets;
};

} // namespace engine
