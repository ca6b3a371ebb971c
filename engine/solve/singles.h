#pragma once
// The first steps that people take: the last open cell of a house or cage, the only position for a
// digit, the only digit for a cell, and cells whose cage allows only digits that make up its sum.
// It does not guess; so a puzzle that it solves has exactly one solution. Unlike the singles of
// Candidates these include sums and need only a grid, which may be new for every puzzle.

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

enum class Singles {
    // The last open cell of any house or cage, and the only position for a digit in a region (in
    // any house if the grid has no regions).
    InRegions,
    // The same in every house, and the only digit for a cell, also because of the sums of cages.
    All,
};

// The givens and everything that these singles find; their order does not matter.
Digits fill_singles(const Grid& grid, const Digits& givens, Singles kind);

bool singles_suffice(const Grid& grid, const Digits& givens, Singles kind);

} // namespace engine
