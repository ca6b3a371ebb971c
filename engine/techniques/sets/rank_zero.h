#pragma once
// Rank-zero sets: n cells covered by n links, each a digit in a house. Each link has its digit in
// one of the cells, so the digit is nowhere else in the house.

#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

struct Cover {
    HouseIndex house;
    DigitSet digits;
};

// Returns a step that removes the digits of the covers outside the cells, and in the cells the
// candidates that two covers share. Roles: Cause for the cells and candidates, Cover for the
// houses. The digits of the step are those of all covers; the size is the number of cells.
Step rank_zero_step(const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers);

// The explanation of techniques that compare the number of places with the number of digits.
inline constexpr Explanation rank_zero_explanation = {
    {N_("Together the digits of {causes} can have no more places there than there are cells, "
        "so each takes as many as it can.")},
    {N_("The houses that limit them: {covers}.")},
    {N_("So what sees all places of one of these digits there can't hold it.")}};

} // namespace engine
