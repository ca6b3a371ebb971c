#pragma once
// Makes a puzzle easier: puts givens back until it has the requested level.

#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/make/goal.h"

namespace engine {

// Larger grids take long to rate: there the hardest levels are searched for with fewer ratings.
inline constexpr int most_cells_of_small_grid = 200;

// The puzzle is above the goal. Digits are put back in random order, by orbits, as few as possible.
// Returns nothing if no number of them meets the goal (one given may make a puzzle easier by
// several levels), or if cancelled.
std::optional<Digits> ease(Goal& goal,
                           const Puzzle& puzzle,
                           std::vector<Cells> orbits,
                           Random& random,
                           const Cancel& stop);

} // namespace engine
