#pragma once
// The patterns that distinguish the nine colours of cells without their colour.

#include <memory_resource>
#include <span>

#include "game/ui/shape.h"

namespace game {

// Returns the pattern of a colour (1 to 9) where it covers a convex polygon, in its coordinates:
// lines, dots, checks, zigzags or rings, repeated every 12 units; `unit` is the pixels in a unit,
// and the shape is in the `memory`.
Shape cell_pattern(int colour,
                   std::span<const Spot> polygon,
                   double unit,
                   std::pmr::memory_resource& memory);

} // namespace game
