#pragma once
// The first steps people take: the last open cell of a house or cage, the only place for a digit,
// the only digit for a cell, where a cage leaves its cells only digits that make up its sum. No
// guessing; so what they solve has exactly one solution. Other than the singles of Candidates they
// know sums, and ask for nothing but a grid, which may be new for every puzzle.

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

enum class Singles {
    // The last open cell of any house or cage, and the only place for a digit in a region (in
    // any house where the grid has no regions).
    InRegions,
    // The same in every house, and the only digit for a cell, also by the sums of cages.
    All,
};

// The givens and all that these singles find, in whatever order they are taken.
Digits fill_singles(const Grid& grid, const Digits& givens, Singles kind);

bool singles_suffice(const Grid& grid, const Digits& givens, Singles kind);

} // namespace engine
