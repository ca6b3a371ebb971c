#pragma once
// The same puzzle in other clothes: turned, mirrored, its bands and rows moved, its digits renamed.

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// Of a square grid of one sheet: whatever of rotations, reflections and moves of rows, columns,
// bands and stacks leaves its houses as they are, and other names for the digits.
Digits in_other_clothes(const Grid& grid, const Digits& givens, Random& dice);

} // namespace engine
