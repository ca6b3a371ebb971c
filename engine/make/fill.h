#pragma once
// A full grid that obeys the rules, by one of two methods. Seeds depend on every roll of the dice
// taken here: what is done, and in which order, may never change.

#include <cstdint>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

struct Filled {
    Digits solution;
    std::uint64_t steps = 0; // digits placed, those taken back too; or transformations applied
};

// Guess by guess in the cell with fewest candidates, drawing all singles; a guess that fails is
// taken back. Starts afresh when it has gone astray, and after many times learns from failures. Any
// grid; cages are only obeyed, so the grids they leave are not rolled quite evenly. Nothing when
// asked to stop or when the grid can't be filled (or so seldom that bounded work did not find out
// how). See backtracking.h for many fills of one grid.
std::optional<Filled> fill_backtracking(const Grid& grid, Random& random, const Cancel& stop = {});

// Takes a pattern that obeys the rules and transforms it. Grids of rows, columns and straight
// boxes have a ready pattern and every transformation; on all others the pattern itself is filled
// by backtracking, and only those transformations follow that fit (see transform.h).
std::optional<Filled> fill_transform(const Grid& grid, Random& random, const Cancel& stop = {});

} // namespace engine
