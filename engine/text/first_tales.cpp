// How singles, intersections and subsets are told.
// clang-format off

#include "engine/text/tales.h"

namespace engine {

namespace {

using T = Technique;

constexpr std::array first_list = std::to_array<Tale>({
    {{T::FullHouse},
     {{{N_("{focus} is the last open cell of {house}.")},
       {N_("Every digit but {digit} is there.")}}}},
    {{T::LastDigit},
     {{{N_("Every {digit} but one is placed.")},
       {N_("In {house} it can only go in {focus}.")}}}},
    {{T::HiddenSingleBox, T::HiddenSingleLine},
     {{{N_("In {house} the {digit} can only go in {focus}.")},
       {N_("Elsewhere in the house it is ruled out by {blockers}.")}}}},
    {{T::NakedSingle},
     {{{N_("{focus} can only be {digit}.")},
       {N_("It sees the other digits in {blockers}.")}}}},
    {{T::DirectPointing, T::DirectClaiming},
     {{{N_("In {witnesses} the {cause_digits} must be in {causes}, so it is nowhere else "
           "in {effect_houses}.")},
       {N_("That leaves one place for {placed_digit} in {focus_house}: {focus}.")}}}},
    {{T::DirectHiddenPair, T::DirectHiddenTriple},
     {{{N_("In {witnesses} the digits {cause_digits} fit only in {causes}: nothing else "
           "can be there.")},
       {N_("That leaves one place for {placed_digit} in {focus_house}: {focus}.")}}}},
    {{T::LockedPair, T::LockedTriple},
     {{{N_("{causes} hold only {digits}: as many digits as cells.")},
       {N_("They lie in {witnesses} and {effect_houses}: these digits are nowhere else "
           "there.")}}}},
    {{T::Pointing, T::Claiming},
     {{{N_("In {witnesses} the {digit} must be in {causes}.")},
       {N_("All of them lie in {effect_houses}, so the {digit} is nowhere else there.")}}}},
    {{T::GeneralisedIntersection},
     {{{N_("In {witnesses} the {digit} must be in {causes}.")},
       {N_("Whichever holds it is seen from {removed_cells}.")}}}},
    {{T::LawOfLeftovers, T::LawOfLeftoversLarge},
     {{{N_("{bases} and {covers} hold each digit equally often.")},
       {N_("Most of their cells are the same; what is left must be equal: {set_a} on the "
           "one side and {set_b} on the other.")}}}},
    {{T::SetEquivalence},
     {{{N_("{bases} and {covers} hold each digit equally often.")},
       {N_("What only the one side has must equal what only the other has: {set_a} and "
           "{set_b}.")},
       {N_("Counting the {digits} that are placed there and those that still can be, only "
           "this is left.")}}}},
    {{T::NakedPair, T::NakedTriple, T::NakedQuad, T::LargeNakedSubset},
     {{{N_("In {witnesses}, the cells {causes} hold only {digits}: as many digits as "
           "cells.")},
       {N_("So none of these digits is elsewhere in {effect_houses}.")}}}},
    {{T::HiddenPair, T::HiddenTriple, T::HiddenQuad, T::LargeHiddenSubset},
     {{{N_("In {witnesses}, the digits {digits} fit only in {causes}: as many cells as "
           "digits.")},
       {N_("Nothing else can be there.")}}}},
    {{T::GeneralisedNakedPair, T::GeneralisedNakedTriple, T::GeneralisedNakedQuad,
      T::LargeGeneralisedNakedSubset},
     {{{N_("{causes} hold only {digits}, and those that share a digit see each other: "
           "each digit is there once.")},
       {N_("So what sees all places of one of these digits can't hold it.")}}}},
    {{T::AlmostLockedPair, T::AlmostLockedTriple, T::AlmostLockedQuad},
     {{{N_("In {bases} only {digits} are left for {set_a}: one digit more than cells.")},
       {N_("In {covers} only {set_b} can take what the crossing of the two houses, "
           "{intersection}, does not.")},
       {N_("So the digits {digits} are locked in all these cells.")}}}},
});

} // namespace

std::span<const Tale> first_tales()
{
    return first_list;
}

} // namespace engine
