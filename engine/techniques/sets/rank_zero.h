#pragma once
// Rank-zero sets: n cells covered by n links, each a digit in a house. Each link has its digit in
// one of the cells, so the digit is nowhere else in the house.

#include <cstdint>
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

// The numbers of the facts.
namespace rank_zero_fact {
enum : std::uint8_t {
    fits_often,
    each_fits_often,
    all_needed,
    in_house,
    in_two_houses,
    fits_once,
    each_fits_once
};
} // namespace rank_zero_fact

// The explanation of techniques that compare the number of places with the number of digits.
inline constexpr Explanation rank_zero_explanation = {
    {N_("The open cells {causes} are filled with {digits} alone: {size} cells.")},
    {N_("There {digit} lies only in {houses}, so it fits at most {count} times."), Each::Fact,
     rank_zero_fact::fits_often},
    {N_("There {digits} lie only in {houses}, so each fits at most {count} times."), Each::Fact,
     rank_zero_fact::each_fits_often},
    {N_("There {digit} lies only in {houses}, so it fits once at most."), Each::Fact,
     rank_zero_fact::fits_once},
    {N_("There {digits} lie only in {houses}, so each fits once at most."), Each::Fact,
     rank_zero_fact::each_fits_once},
    {N_("That makes {count} at most, as many as cells: so each must be there that often."),
     Each::Fact, rank_zero_fact::all_needed},
    {N_("So {houses} has its {digit} in {cells}."), Each::Fact, rank_zero_fact::in_house},
    {N_("In {cells} the {digit} would be the one of {houses} at once, and one time would be lost."),
     Each::Fact, rank_zero_fact::in_two_houses}};

// Writes what these sentences say into a step of such a set.
void tell_rank_zero(Step& step,
                    const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers);

} // namespace engine
