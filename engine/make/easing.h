#pragma once
// Makes a puzzle easier: puts givens back until it has the requested level.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/construct/constructor.h"
#include "engine/make/goal.h"

namespace engine {

// Larger grids take long to rate: there the hardest levels are searched for with fewer ratings.
inline constexpr int most_cells_of_small_grid = 200;

// Which groups of Constructed::removed are put back.
struct PutBack {
    int first = 0; // this many
    int also = -1; // and this one; -1: no other one
};

// The puzzle is above the goal. Givens are put back, as few groups as possible. Returns nothing if
// no number of them meets the goal (one given may make a puzzle easier by several levels), or if
// cancelled.
std::optional<PutBack> ease(Goal& goal, const Constructed& constructed, const Cancel& stop);

} // namespace engine
