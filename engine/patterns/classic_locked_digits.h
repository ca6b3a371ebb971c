#pragma once
// Locked digits on the classic grid, all of them at once.

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// The digits that are somewhere confined to where a box and a line cross and can go from the rest
// of the other one: from the line, that is Pointing; from the box, Claiming. Where there are
// singles they may count, too. `candidates` are of the classic grid.
DigitSet digits_to_lock(const Candidates& candidates, const Technique* technique);

} // namespace engine
