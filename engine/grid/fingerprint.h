#pragma once
// The fingerprint of a puzzle, by which it is known again: as it stands, and in another dress.

#include <cstdint>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

// Different puzzles have different ones, but for a chance of one in 10^19.
struct Fingerprint {
    std::uint64_t board = 0; // of the grid and the givens, whatever the symbols are
    // Of the form: equal for puzzles of which one becomes the other when digits are renamed (not
    // with sums of cages, as these name them) and the grid is turned or reflected; of a classic 9x9
    // also when lines are exchanged within bands and stacks, and bands and stacks themselves. Forms
    // of classic boards with hardly any given may be equal by more than chance.
    std::uint64_t form = 0;
    // Of the solution as it stands, whatever is given of it and whatever the rules are; 0 if it is
    // not known, or on boards that have so few solutions that two are equal by chance.
    std::uint64_t solution = 0;

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

// Takes at most some milliseconds. Without a solution none is known.
Fingerprint fingerprint_of(const Grid& grid, const Digits& givens, const Digits& solution = {});
inline Fingerprint fingerprint_of(const Puzzle& puzzle)
{
    return fingerprint_of(*puzzle.grid, puzzle.givens, puzzle.solution);
}

} // namespace engine
