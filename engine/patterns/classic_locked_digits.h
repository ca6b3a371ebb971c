#pragma once
// Locked digits on the classic grid, all of them at once.

#include "engine/position/candidates.h"

namespace engine {

// Where a digit is confined to the cells that two houses share.
enum class Locked {
    InRegion, // in a box it has no others, so it goes from the line: pointing
    InLine,   // in a row or column, so it goes from the box: claiming
};

// The digits that are locked so somewhere, with an effect. Where there are singles they may count,
// too. `candidates` are of the classic grid.
DigitSet digits_to_lock(const Candidates& candidates, Locked from);

} // namespace engine
