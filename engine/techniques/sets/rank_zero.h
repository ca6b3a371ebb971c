#pragma once
// Cells covered by as many links as they are: each link, a digit in a house, is used by one of the
// cells, so it is nowhere else.

#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

struct Cover {
    int house;
    DigitSet digits;
};

// A step that removes the digits of the covers outside the cells, and in a cell what two covers
// cover at once. Marks: cells Cause; houses Cover; candidates Cause; digits: of all covers; size:
// how many cells.
Step rank_zero_step(const Candidates& candidates,
                    Technique technique,
                    const CellSet& cells,
                    const std::vector<Cover>& covers);

} // namespace engine
