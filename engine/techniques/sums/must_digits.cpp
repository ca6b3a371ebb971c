// A digit that a cage must hold. Pointing: every combination of the cage has it, so what sees all
// of its places there loses it. Claiming: the places of the digit in a house lie in the cage, so
// only combinations with it are left.

#include <algorithm>

#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

CellSet places_in(const Candidates& candidates, const SumArea& area, Digit digit)
{
    return area.open & candidates.cells_with(digit);
}

// Roles: Cause for the cage and for the places of the digit in it.
void mark_must_digit(Step& step,
                     const Candidates& candidates,
                     const SumArea& area,
                     const CellSet& places)
{
    mark_cells(step, places, Role::Cause);
    mark_digit(step, candidates, places, step.digits.first(), Role::Cause);
    step.cages.push_back(mark_of(candidates, area, Listing::WithCombinations));
}

// The area with its digit in one of these cells only.
SumArea claimed(const Candidates& candidates, const SumArea& area, Digit digit, CellSet places)
{
    SumArea left = area;
    left.may = {};
    left.combinations.clear();
    for (const DigitSet combination : area.combinations) {
        const bool can_be =
            combination.has(digit) && std::ranges::all_of(area.open, [&](Cell cell) {
                const DigitSet here = candidates.of(cell).common(combination);
                return !(places.has(cell) ? here : here.without(digit)).empty();
            });
        if (!can_be)
            continue;
        left.combinations.push_back(combination);
        left.may = left.may.with(combination);
    }
    return left;
}

void claim(
    const Candidates& candidates, HouseIndex house, const SumArea& area, Digit digit, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const CellSet places = chart.cells_at(house, candidates.places(house, digit));
    if (!places.is_within(area.open))
        return;
    const SumArea left = claimed(candidates, area, digit, places);
    if (left.combinations.empty())
        return;
    Step step{.digits = DigitSet::only(digit)};
    for (Cell cell : area.open) {
        DigitSet stays = left.may;
        if (!places.has(cell))
            stays = stays.without(digit);
        remove_digits(step, cell, candidates.of(cell).without(stays));
    }
    steps.add(std::move(step), [&](Step& taken) {
        mark_house(taken, house, Role::Witness);
        mark_must_digit(taken, candidates, left, places);
    });
}

} // namespace

static void find_cage_pointing(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        for (Digit digit : area.must) {
            const CellSet places = places_in(candidates, area, digit);
            const CellSet removed =
                (chart.common_peers(places) & candidates.cells_with(digit)) - area.cells;
            if (removed.empty())
                continue;
            Step step{.digits = DigitSet::only(digit)};
            remove_from(step, removed, digit);
            steps.add(std::move(step),
                      [&](Step& taken) { mark_must_digit(taken, candidates, area, places); });
        }
    }
}

static void find_cage_claiming(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (!area.is_counted || area.open.count() < 2)
            continue;
        for (HouseIndex house : chart.full_houses()) {
            if (!chart.cells(house).meets(area.open))
                continue;
            for (Digit digit : area.may) {
                if (candidates.places(house, digit) != 0)
                    claim(candidates, house, area, digit, steps);
            }
        }
    }
}

static constexpr const char* must_digit_about =
    N_("The combinations of a cage tell more than its sum: a digit that all of them have is in the "
       "cage, wherever.");

const Technique techniques::cage_pointing = {
    .id = "cage_pointing",
    .name = N_("Cage Pointing"),
    .about = {must_digit_about,
              N_("Look for such a digit whose places in the cage lie in one row, column or box. "
                 "One of these cells holds it, so it goes from the rest of that house.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 60},
    .find = find_cage_pointing,
    .explanation =
        {{N_("In {cage} the other digits leave {subtraction}.")},
         {N_("The open cells of {cage} add up to {rest} only as {combinations}: one of them is the "
             "{digit}.")},
         {N_("The open cells of {cage} add up to {rest} in {combination_count} ways, all with the "
             "{digit}.")},
         {N_("There the {digit} can only be in {causes}.")},
         {N_("Whichever holds it is seen from {removed_cells}.")}},
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:cage_pointing:5:........+1..+5......+3.............+2+3."
               "+8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214 4"
               "18 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 938"
               " 144 544 651 661 171 271 971 181 281 981:518 534 535 536::",
};

const Technique techniques::cage_claiming = {
    .id = "cage_claiming",
    .name = N_("Cage Claiming"),
    .about = {N_("All places of a digit in a house lie in one cage. So the cage holds that digit, "
                 "and only combinations with it are left. Look in each house for a digit whose "
                 "notes stand in a single cage, and take the digits of the other combinations from "
                 "the cage.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 62},
    .find = find_cage_claiming,
    .explanation =
        {{N_("In {witnesses} the {digit} must be in {causes}, and these belong to {cage}.")},
         {N_("Its other digits leave {subtraction}.")},
         {N_("With the {digit} its open cells add up to {rest} only as {combinations}.")},
         {N_("With the {digit} its open cells add up to {rest} in {combination_count} ways, all "
             "from the digits {combination_digits}.")}},
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:cage_claiming:8:........+1..+5......+3.............+2+3."
               "+8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214 4"
               "18 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 938"
               " 144 544 651 661 171 271 971 181 281 981:518 618 628::",
};

} // namespace engine
