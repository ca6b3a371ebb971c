#pragma once
// A full grid that obeys the rules, by one of two methods. Seeds depend on every roll of the dice
// taken here: what is done, and in which order, may never change.

#include <cstdint>
#include <optional>
#include <stop_token>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

struct Filled {
    Digits solution;
    std::uint64_t steps = 0; // digits tried, or transformations applied
};

// Cell by cell over shuffled lists of candidates; a history of what was struck off restores them
// when a cell runs out. Starts afresh when it has gone astray. Any grid, though one with cages is
// only searched for, not rolled. Nothing when asked to stop or when the grid can't be filled.
std::optional<Filled>
fill_backtracking(const Grid& grid, Random& random, const std::stop_token& stop = {});

// Takes a pattern that obeys the rules and transforms it. Grids of rows, columns and straight
// boxes have a ready pattern and every transformation; on all others the pattern itself is filled
// by backtracking, and only those transformations follow that fit (see transform.h).
std::optional<Filled>
fill_transform(const Grid& grid, Random& random, const std::stop_token& stop = {});

} // namespace engine
