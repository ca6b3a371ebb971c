#pragma once
// Makes a puzzle easier: puts givens back until it is of the level that was asked for.

#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/make/goal.h"

namespace engine {

// Grids of more cells take long to rate: there the hardest levels are sought with fewer looks.
inline constexpr int most_cells_of_small_grid = 200;

// The puzzle lies above the goal; its other digits are put back in a random order, by orbits, as
// few as can be. Nothing when no number of them meets the goal (one given may make a puzzle easier
// by several levels), or when asked to stop.
std::optional<Digits> ease(Goal& goal,
                           const Puzzle& puzzle,
                           std::vector<Cells> orbits,
                           Random& random,
                           const Cancel& stop);

} // namespace engine
