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
                    const CellSet& cells,
                    const std::vector<Cover>& covers);

// The explanation of techniques that count as many places as digits.
inline constexpr Explanation rank_zero_explanation = {
    {N_("Together the digits of {causes} can have no more places there than there are cells, "
        "so each takes as many as it can.")},
    {N_("The houses that limit them: {covers}.")},
    {N_("So what sees all places of one of these digits there can't hold it.")}};

} // namespace engine
