// Direct moves: a locked digit or a hidden subset that leads to a single at once. The step places
// the single and removes nothing, so a player sees it without notes.

#include <bit>

#include "engine/filters/classic_locked_digits.h"
#include "engine/patterns/small_sets.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Roles: Focus is the single and its house, Cause what the locked digit or the subset rests on, and
// Excluded the cells of the house that lose the digit.
void link_single(Step& step, const Candidates& candidates, HouseIndex house, Candidate single)
{
    step.placements = {single};
    step.houses.push_back({house, Role::Focus});
    step.cells.push_back({single.cell, Role::Focus});
    step.candidates.push_back({single, Role::Focus});
    const Chart& chart = candidates.chart();
    for (Cell cell : chart.cells_at(house, candidates.places(house, single.digit))) {
        if (cell != single.cell)
            step.cells.push_back({cell, Role::Excluded});
    }
}

struct LockedDigit {
    HouseIndex house; // the house whose places for the digit all lie in `effect`, too
    HouseIndex effect;
    Digit digit;
};

// Roles: Witness is the house that confines the digit, Effect the house that must hold it there.
Step mark_locked_digit(const Candidates& candidates, const LockedDigit& locked)
{
    Step step{.digits = DigitSet::only(locked.digit)};
    step.houses = {{locked.house, Role::Witness}, {locked.effect, Role::Effect}};
    const Places places = candidates.places(locked.house, locked.digit);
    for (Cell cell : candidates.chart().cells_at(locked.house, places)) {
        step.cells.push_back({cell, Role::Cause});
        step.candidates.push_back({{cell, locked.digit}, Role::Cause});
    }
    return step;
}

// Looks for singles in houses of the same kind as the one that confines the digit: from box to box,
// or from row to row.
void look_for_singles(const LockedDigit& locked, const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const CellSet removed = (candidates.cells_with(locked.digit) & chart.cells(locked.effect)) -
                            chart.cells(locked.house);
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house) || house == locked.effect ||
            chart.kind(house) != chart.kind(locked.house) || !chart.cells(house).meets(removed))
            continue;
        const CellSet left =
            chart.cells_at(house, candidates.places(house, locked.digit)) - removed;
        if (left.count() != 1)
            continue;
        const Candidate single{left.first(), locked.digit};
        if (candidates.is_hidden_single(single))
            continue; // a direct move to it would show nothing new
        Step step = mark_locked_digit(candidates, locked);
        link_single(step, candidates, house, single);
        steps.add(std::move(step));
    }
}

// Looks for digits of the house that have one place left outside the subset.
void look_for_singles(
    HouseIndex house, DigitSet subset, Places places, const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (Digit digit : chart.all_digits().without(subset)) {
        const Places left = candidates.places(house, digit) & ~places;
        if (!is_single_bit(left) || left == candidates.places(house, digit))
            continue;
        const Candidate single{chart.cell_in(house, std::countr_zero(left)), digit};
        if (candidates.is_hidden_single(single))
            continue; // a direct move to it would show nothing new
        Step step{.size = subset.count(), .digits = subset};
        step.houses.push_back({house, Role::Witness});
        for (Cell cell : chart.cells_at(house, places)) {
            step.cells.push_back({cell, Role::Cause});
            for (Digit own : candidates.of(cell).common(subset))
                step.candidates.push_back({{cell, own}, Role::Cause});
        }
        link_single(step, candidates, house, single);
        steps.add(std::move(step));
    }
}

} // namespace

static void find_direct_locked_digits(const Candidates& candidates, Steps& steps, Locked from)
{
    const Chart& chart = candidates.chart();
    for (HouseIndex house : chart.houses()) {
        const bool points = chart.kind(house) == HouseKind::Region;
        if (!chart.is_full(house) || points != (from == Locked::InRegion))
            continue;
        for (Digit digit = 1; digit <= chart.size(); ++digit) {
            const Places places = candidates.places(house, digit);
            if ((places & (places - 1)) == 0)
                continue;
            for (const Overlap& overlap : chart.overlaps_at(house, std::countr_zero(places))) {
                if ((places & ~overlap.here) == 0 &&
                    (candidates.places(overlap.other, digit) & ~overlap.there) != 0)
                    look_for_singles({house, overlap.other, digit}, candidates, steps);
            }
        }
    }
}

static void find_direct_hidden_subsets(const Candidates& candidates, Steps& steps, int size)
{
    for (HouseIndex house : candidates.chart().houses()) {
        if (!candidates.chart().is_full(house))
            continue;
        small_digits(candidates, house, size)
            .each_locked(size, [&](std::uint32_t digits, Places places) {
                look_for_singles(house, DigitSet::of_bits(digits), places, candidates, steps);
            });
    }
}

static constexpr Explanation direct_locked_digit_explanation = {
    {N_("In {witnesses} the {cause_digits} must be in {causes}, so it is nowhere else in "
        "{effect_houses}.")},
    {N_("That leaves one place for {placed_digit} in {focus_house}: {focus}.")}};

static constexpr Explanation direct_hidden_subset_explanation = {
    {N_("In {witnesses} the digits {cause_digits} fit only in {causes}: nothing else can be "
        "there.")},
    {N_("That leaves one place for {placed_digit} in {focus_house}: {focus}.")}};

static constexpr const char* direct_hidden_about =
    N_("Some digits fit only in as many cells of a house, so nothing else can be there. That takes "
       "places from another digit, which is left with a single one and can be written at once. You "
       "see it without notes: look for digits that are kept out of the same cells of a house.");

const Technique techniques::direct_pointing = {
    .id = "direct_pointing",
    .name = N_("Direct Pointing"),
    .about = {N_("In a box a digit fits only in one row or column, so it is nowhere else in that "
                 "line. That leaves it one place in another house, where it can be written at "
                 "once. You see it without notes: two boxes side by side decide about the third.")},
    .standing = {TechniqueFamily::Direct, Level::Medium, 50},
    .find = find_with<find_direct_locked_digits, Locked::InRegion>,
    .explanation = direct_locked_digit_explanation,
    .other_names = "Direct-Pointing",
    .example = ":direct_pointing:3:+73.+1+2.68.9+8+23+64+1+571.6..82..+6938.2.4+1+2...4..+6..7.6."
               "192...92..8+768+6.4.7..2.27.+8+6+41.:934 939 385::391:",
};

const Technique techniques::direct_claiming = {
    .id = "direct_claiming",
    .name = N_("Direct Claiming"),
    .about = {N_("In a row or column a digit fits only inside one box, so it is nowhere else in "
                 "that box. That leaves it one place in another house, where it can be written at "
                 "once, without notes. Look at lines that are nearly full.")},
    .standing = {TechniqueFamily::Direct, Level::Medium, 50},
    .find = find_with<find_direct_locked_digits, Locked::InLine>,
    .explanation = direct_locked_digit_explanation,
    .other_names = "Direct-Claiming",
    .example = ":direct_claiming:9:+4+79+6+2+1..3+5+3+6.47.1+28+1+2+3+9+5+6+4+72+5+49+8+6+37+1+7+"
               "682+13..+4..1+5+7+4+286.8+7.6.4..6+4.+759+1.+8...+4+3.7+6.:278::958:",
};

const Technique techniques::direct_hidden_pair = {
    .id = "direct_hidden_pair",
    .name = N_("Direct Hidden Pair"),
    .about = {direct_hidden_about, N_("A pair is two digits in two cells.")},
    .standing = {TechniqueFamily::Direct, Level::Medium, 70},
    .find = find_with<find_direct_hidden_subsets, 2>,
    .explanation = direct_hidden_subset_explanation,
    .other_names = "Direct-Hidden-Pair",
    .example = ":direct_hidden_pair:35:......1+531.63.5+4+8+9+39+51+8+427+66.+12.+89+3+4+8..+4.+1+"
               "76+5......8+21+2+14+56+7+3+985..+91+3+64+2+9+6+38+425+1+7:::461:",
};

const Technique techniques::direct_hidden_triple = {
    .id = "direct_hidden_triple",
    .name = N_("Direct Hidden Triple"),
    .about = {direct_hidden_about, N_("A triple is three digits in three cells.")},
    .standing = {TechniqueFamily::Direct, Level::Medium, 100},
    .find = find_with<find_direct_hidden_subsets, 3>,
    .explanation = direct_hidden_subset_explanation,
    .other_names = "Direct-Hidden-Triplet",
    .example =
        ":direct_hidden_triple:379:...8+12+7+4+9+91+8+4+5+76+23..2936+8+15.89.7+3+4.1+1.+4.+8+9+3."
        "7+367+1+45+98+2...+594.3.......5.4..5......:781 782 284 684 688 791 792 294 694 698::491:",
};

} // namespace engine
