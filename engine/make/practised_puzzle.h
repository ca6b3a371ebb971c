#pragma once
// Puzzles that need a technique which chance hardly ever brings: those behind the positions in
// which it is practised (engine/practice/stock), rearranged.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

// Whether the spec wishes for nothing but a technique, and the stock has positions on its layout in
// which that is the next step.
bool may_be_practised(const PuzzleSpec& spec);

// A puzzle that meets the goal, which is that of the spec: as it was found or, if it is harder,
// with a few digits more. Returns nothing if none of the positions leads to one, or if cancelled.
std::optional<Puzzle>
practised_puzzle(const PuzzleSpec& spec, Goal& goal, Random& random, const Cancel& cancel);

} // namespace engine
