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
    {N_("The open cells {causes} are filled with {digits} alone: {size} cells.")},
    {N_("There {digit} lies only in {houses}, so it fits at most {count} times."), Each::Fact, 0},
    {N_("There {digits} lie only in {houses}, so each fits at most {count} times."), Each::Fact, 1},
    {N_("There {digit} lies only in {houses}, so it fits once at most."), Each::Fact, 5},
    {N_("There {digits} lie only in {houses}, so each fits once at most."), Each::Fact, 6},
    {N_("That makes {count} at most, as many as cells: so each must be there that often."),
     Each::Fact, 2},
    {N_("So {houses} has its {digit} in {cells}."), Each::Fact, 3},
    {N_("In {cells} the {digit} would be the one of {houses} at once, and one time would be lost."),
     Each::Fact, 4}};

// Writes what these sentences say into a step of such a set.
void tell_rank_zero(Step& step,
                    const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers);

} // namespace engine
