#pragma once
// Makes a puzzle easier: puts givens back until it is of the level that was asked for.

#include <optional>
#include <stop_token>
#include <vector>

#include "engine/base/random.h"
#include "engine/make/goal.h"

namespace engine {

// Paper of more cells takes long to rate: there the hardest levels are sought with fewer looks.
inline constexpr int most_cells_of_small_paper = 200;

// The puzzle lies above the goal; its other digits are put back in a random order, by orbits, as
// few as can be. Nothing when no number of them meets the goal (one given may make a puzzle easier
// by several levels), or when asked to stop.
std::optional<Digits> ease(Goal& goal,
                           const Puzzle& puzzle,
                           std::vector<Cells> orbits,
                           Random& random,
                           const std::stop_token& stop);

} // namespace engine
