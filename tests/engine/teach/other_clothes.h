#pragma once
// Equivalent puzzles: turned, mirrored, with bands and rows moved and digits renamed.

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// For a grid of one square: any rotation, reflection, and moves of rows, columns, bands and stacks
// that keep its houses, and new names for the digits.
Digits in_other_clothes(const Grid& grid, const Digits& givens, Random& dice);

} // namespace engine
