#pragma once
// Finds locked digits on the classic grid, all at once.

#include "engine/position/candidates.h"

namespace engine {

// A digit that is confined to the intersection of two houses.
enum class Locked {
    InRegion, // in a box it has no other positions, so it is removed from the line: pointing
    InLine,   // in a row or column it has no others, so it is removed from the box: claiming
};

// The digits that are locked in this way somewhere and remove something. May include digits that
// are hidden singles. `candidates` must be of the classic grid.
DigitSet digits_to_lock(const Candidates& candidates, Locked from);

} // namespace engine
