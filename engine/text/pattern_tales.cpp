// How wings, uniqueness, exclusion and sets are told.
// clang-format off

#include "engine/text/tales.h"

namespace engine {

namespace {

using T = Technique;

constexpr std::array pattern_list = std::to_array<Tale>({
    {{T::XYWing},
     {{{N_("{cell} is one of {cell_digits}."), Each::Pivot},
       {N_("{cell} must be {removed_digits} if {pivot} is {other_digits}."), Each::Pincer},
       {N_("Either way one of {pincers} is {removed_digits}.")}}}},
    {{T::XYZWing},
     {{{N_("{cell} is one of {cell_digits}."), Each::Pivot},
       {N_("{cell} must be {removed_digits} if {pivot} is {other_digits}."), Each::Pincer},
       {N_("So one of {pivot}, {pincers} is {removed_digits}.")}}}},
    {{T::WWing},
     {{{N_("{pincers} hold the same two digits.")},
       {N_("In {witnesses} one of {causes} keeps one of them from its digit there, so "
           "one of {pincers} is {removed_digits}.")}}}},
    {{T::RemotePair},
     {{{N_("A chain of cells holds only {digits}, so they take turns.")},
       {N_("{start} and {end} differ: what sees both can be neither.")}}}},
    {{T::WXYZWing, T::VWXYZWing, T::UVWXYZWing, T::TUVWXYZWing},
     {{{N_("{causes} hold as many digits as there are cells: {digits}.")},
       {N_("{restricted_digits} can be there only once each, so {removed_digits} is there as "
           "well.")},
       {N_("None of {unrestricted_digits} can be there twice, so each is there once.")}}}},
    {{T::MWing, T::SWing, T::LWing, T::HWing},
     {{{"", Each::Link},
       {N_("So {start_digits} is in {start}, or {end_digits} is in {end}.")}}}},
    {{T::XYZRing},
     {{{N_("{cell} is one of {cell_digits}."), Each::Pivot},
       {"", Each::Link},
       {N_("{pivot}, {pincers} and one of {causes} need four digits; along each of the four "
           "links between them a digit can be true once only.")},
       {N_("So each link has its digit, and nothing else holds it that sees all of the link.")}}}},
    {{T::EmptyRectanglePair},
     {{{N_("If {pincers} held the same one of {digits}, {focus_house} would have no place "
           "for it.")},
       {N_("So they hold one each.")}}}},
    {{T::UniqueRectangle1, T::UniqueLoop1},
     {{{N_("{floor} and {roof} could be filled with {digits} in two ways.")},
       {N_("There is one solution, so {roof} is something else.")}}}},
    {{T::UniqueRectangle2, T::UniqueRectangle5, T::UniqueLoop2},
     {{{N_("If {roof} held only {digits} like {floor_of_all}, they could be filled in two ways.")},
       {N_("If {roof} held only {digits} like {floor_of_some}, they could be filled in two ways, "
           "or in none.")},
       {N_("There is one solution, so {extra_digits} is in one of {roof}.")}}}},
    {{T::UniqueRectangle3, T::UniqueLoop3},
     {{{N_("If {roof} held only {digits} like {floor_of_all}, they could be filled in two ways.")},
       {N_("If {roof} held only {digits} like {floor_of_some}, they could be filled in two ways, "
           "or in none.")},
       {N_("There is one solution, so {roof} hold one of {extra_digits} between them, "
           "like one cell.")},
       {N_("With {causes} that makes a subset in {witnesses}.")}}}},
    {{T::UniqueRectangle4, T::UniqueRectangle6, T::HiddenRectangle, T::UniqueLoop4,
      T::UniqueRectangleLinks},
     {{{N_("If {corners} held only {digits}, they could be filled in two ways; there is one "
           "solution.")},
       {N_("In {witnesses} only these cells are left for {linked_digits}, so {removed_digits} in "
           "{removed_cells} would leave two ways.")}}}},
    {{T::AvoidableRectangle1},
     {{{N_("{floor} are no givens: with the other of {digits} in {roof} they could be "
           "exchanged, and there would be two solutions.")}}}},
    {{T::AvoidableRectangle2},
     {{{N_("{floor} are no givens: with the other of {digits} in {roof} they could be "
           "exchanged, and there would be two solutions.")},
       {N_("There is one solution, so {removed_digits} is in one of {roof}.")}}}},
    {{T::ExtendedRectangle, T::DeadlyPattern},
     {{{N_("If {corners} held only {digits}, they could be filled in two ways, or in none.")},
       {N_("There is one solution, so {only_roof} is something else.")},
       {N_("There is one solution, so one of {some_extras} is right.")},
       {N_("With {partners} that makes a subset in {witnesses}.")},
       {"", Each::Link},
       {N_("So {linked_digits} is in one of {roof}; with another of {digits} in the other one, "
           "two ways would be left.")}}}},
    {{T::BugPlusOne},
     {{{N_("Without {roof} every open cell would have two digits, and every digit two "
           "places in each house.")},
       {N_("Then there would be two solutions: so it is {extra_digits}.")}}}},
    {{T::Bug2},
     {{{N_("Without {extra_digits} in {roof} every open cell would have two digits, and every "
           "digit two places in each house.")},
       {N_("Then there would be two solutions: so {extra_digits} is in one of {roof}.")}}}},
    {{T::Bug3},
     {{{N_("Without {extras} every open cell would have two digits, and every digit two places "
           "in each house.")},
       {N_("There is one solution, so {roof} hold one of {extra_digits} between them, "
           "like one cell.")},
       {N_("With {causes} that makes a subset in {witnesses}.")}}}},
    {{T::Bug4},
     {{{N_("Without {extras} every open cell would have two digits, and every digit two places "
           "in each house.")},
       {N_("Then there would be two solutions: so one of {extras} is right.")},
       {N_("In {witnesses} only these cells are left for {linked_digits}, so each of {removals} "
           "would leave two ways.")}}}},
    {{T::AlignedPairExclusion, T::AlignedTripleExclusion},
     {{{N_("All the ways to fill {base_cells} are tried together.")},
       {N_("Each way with {removed_digits} in {removed_cells} leaves no digit in {only_excluded}, "
           "or puts a digit twice where it sees itself.")},
       {N_("Each way with {removed_digits} in {removed_cells} leaves no digit in one of "
           "{some_excluded}, or puts a digit twice where it sees itself.")},
       {N_("Each way with {removed_digits} in {clashing} puts a digit twice where it sees "
           "itself.")}}}},
    {{T::AlsXZ},
     {{{N_("In {set} there is one digit more than there are cells."), Each::Set},
       {N_("{only_restricted} can't be in both. The set without it holds all its other "
           "digits.")},
       {N_("Each of {some_restricted} can be in one of the two only, so each set holds one of "
           "them, and all its other digits.")}}}},
    {{T::AlsXYWing},
     {{{N_("In {set_a} there is one digit more than there are cells.")},
       {N_("In {set_b} there is one digit more than there are cells.")},
       {N_("{set_c} shares a digit with each of them that only one of the two can hold.")},
       {N_("So one of the first two lacks such a digit and holds all its others.")}}}},
    {{T::AlsWWing},
     {{{N_("In {set} there is one digit more than there are cells."), Each::Set},
       {N_("In {link_house} the {digit} has two places; one of them sees every {digit} of the one "
           "set, the other every {digit} of the other.")},
       {N_("So one of the sets lacks its {digit} and holds all its other digits.")}}}},
    {{T::AlsChain},
     {{{N_("In {set} there is one digit more than there are cells."), Each::Set},
       {N_("Two that follow each other share a digit that only one can hold: "
           "{restricted_digits}.")},
       {N_("So the first or the last holds all its other digits.")}}}},
    {{T::DeathBlossom},
     {{{N_("{stem} sees a set of cells for each of its digits.")},
       {N_("In {bases} the {digit} must be in one of {base_cells}; each of these sees a set "
           "of cells.")},
       {N_("In {set} there is one digit more than there are cells."), Each::Set},
       {N_("Whatever it is, one of these sets loses a digit and holds all its others.")}}}},
    {{T::SueDeCoq},
     {{{N_("{intersection} hold several digits where two houses cross.")},
       {N_("With {set_a} in the one house and {set_b} in the other there are as many "
           "cells as digits: each digit is used up in its house.")}}}},
    {{T::ExtendedSubset, T::MultiSectorLockedSets, T::DominoLoop},
     {{{N_("Together the digits of {causes} can have no more places there than there are cells, "
           "so each takes as many as it can.")},
       {N_("The houses that limit them: {covers}.")},
       {N_("So what sees all places of one of these digits there can't hold it.")}}}},
    {{T::FireworkTriple},
     {{{N_("Outside the box the digits {digits} are only in {causes}, of this row and "
           "this column.")},
       {N_("As many cells as digits: nothing else can be there.")}}}},
    {{T::FireworkQuad},
     {{{N_("Outside {witnesses} the digits {digits} are only in {causes}, of these rows and "
           "columns.")},
       {N_("Two of them belong to {first_cause}, the two others to {second_cause}, all of them to "
           "the cells between: nothing else can be there.")}}}},
    {{T::Oddagon},
     {{{N_("The odd ring {causes} can't be filled with {digits} only.")},
       {N_("So one of the guardians is right: {guardians}.")}}}},
    {{T::Tridagon},
     {{{N_("{causes} can't be filled with {digits} only.")},
       {N_("So one of the guardians is right: {guardians}.")}}}},
    {{T::SymmetricPlacement},
     {{{N_("The givens are symmetric, with digits exchanged; the solution is one, so it "
           "is as well.")},
       {N_("What {causes} hold, with its digit exchanged, must be possible in {targets}.")},
       {N_("Cells that stay where they are hold digits that are exchanged for no other: "
           "{digits}.")}}}},
    {{T::JuniorExocet, T::SeniorExocet},
     {{{N_("Each of {digits} has too few places in {covers} outside of {targets}: if it is in "
           "{base_cells}, it is in one of these as well.")},
       {N_("The two digits of {base_cells} must also be in {targets}.")},
       {N_("Whatever can't be in both places goes.")}}}},
});

} // namespace

std::span<const Tale> pattern_tales()
{
    return pattern_list;
}

} // namespace engine
