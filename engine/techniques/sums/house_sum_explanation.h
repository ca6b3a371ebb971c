#pragma once
// The sentences of every technique that adds up houses and cages. Those that do not fit a step lack
// a value and are left out.

#include "engine/steps/technique.h"

namespace engine {

inline constexpr Explanation house_sum_explanation = {
    {N_("In {bases} the digits add up to {houses_sum}.")},
    {N_("The cages that lie inside add up to {inner_sums}.")},
    {N_("The cages that stick out add up to {outer_sums}.")},
    {N_("Of these, {written_outside} is written outside already.")},
    {N_("In none of these cages, but inside, {written_inside} is written already.")},
    {N_("That leaves {innie_sum} for {innies}.")},
    {N_("That leaves {outie_sum} for {outies}, outside.")},
    {N_("So {innies} must exceed {outies}, outside, by {innie_more}.")},
    {N_("So {outies}, outside, must exceed {innies} by {outie_more}.")},
    {N_("So {balanced_innies} must add up to the same as {outies}, outside.")},
    {N_("With their candidates that can only be {combinations}.")},
    {N_("With the digits that go from {narrowed_cells}, the other cells can't make that up.")},
    {N_("Every way to make that up has the {digit}.")},
    {N_("There the {digit} can only be in {causes}; whichever holds it is seen from "
        "{removed_cells}.")}};

} // namespace engine
