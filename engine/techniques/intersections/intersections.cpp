// Intersections: all places of a digit in one house lie in the intersection with another house.

#include <bit>

#include "engine/filters/classic_locked_digits.h"
#include "engine/filters/removals.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Roles: Witness is the house that confines the digit, Effect the house that loses candidates,
// Cause the cells and candidates in the intersection.
void mark_locked_digit(
    Step& step, const Candidates& candidates, HouseIndex house, const Overlap& overlap, Digit digit)
{
    step.houses = {{house, Role::Witness}, {overlap.other, Role::Effect}};
    for (Cell cell : candidates.chart().cells_at(house, candidates.places(house, digit))) {
        step.cells.push_back({cell, Role::Cause});
        step.candidates.push_back({{cell, digit}, Role::Cause});
    }
}

void add_locked_digit(const Candidates& candidates,
                      HouseIndex house,
                      const Overlap& overlap,
                      Digit digit,
                      Steps& steps)
{
    Step step{.digits = DigitSet::only(digit)};
    const Places removed = candidates.places(overlap.other, digit) & ~overlap.there;
    remove_from(step, candidates.chart().cells_at(overlap.other, removed), digit);
    steps.add(std::move(step),
              [&](Step& taken) { mark_locked_digit(taken, candidates, house, overlap, digit); });
}

} // namespace

// Pointing starts from a region of any shape, claiming from any other house. A digit can be newly
// confined only in a house that has lost a candidate of it.
static void find_locked_digits(const Candidates& candidates, Steps& steps, Locked from)
{
    const Chart& chart = candidates.chart();
    const DigitSet digits =
        chart.grid().is_classic() ? digits_to_lock(candidates, from) : chart.all_digits();
    if (digits.empty())
        return;
    const HouseRemovals removals(candidates, steps);
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house) ||
            (from == Locked::InRegion) != (chart.kind(house) == HouseKind::Region))
            continue;
        for (Digit digit : removals.lost(house).common(digits)) {
            const Places places = candidates.places(house, digit);
            if ((places & (places - 1)) == 0)
                continue; // the digit is placed, or it is a single
            for (const Overlap& overlap : chart.overlaps_at(house, std::countr_zero(places))) {
                if ((places & ~overlap.here) != 0 ||
                    (candidates.places(overlap.other, digit) & ~overlap.there) == 0)
                    continue;
                add_locked_digit(candidates, house, overlap, digit, steps);
            }
        }
    }
}

static constexpr Explanation locked_digit_explanation = {
    {N_("In {witnesses} the {digit} must be in {causes}.")},
    {N_("All of them lie in {effect_houses}, so the {digit} is nowhere else there.")}};

const Technique techniques::pointing = {
    .id = "pointing",
    .name = N_("Pointing"),
    .known_as = {"Locked Candidates 1", "Pointing Pair", "Pointing Triple"},
    .about = {N_("All places of a digit in a box lie in one row or column. Look in each box for a "
                 "digit whose notes stand in one line. One of these cells must hold it, and the "
                 "line may hold it only once, so the digit goes from the rest of that line.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 50},
    .find = find_with<find_locked_digits, Locked::InRegion>,
    .explanation = locked_digit_explanation,
    .other_names = "0100 Pointing Generalized-Intersections",
    .hodoku = {60, "LOCKED_CANDIDATES", HodokuLevel::Medium, 50},
    .example = ":pointing:6:+5+4+281+3+7..1+7+65+49+82+3+8+93+2+7+6+14+57+15.82..+4+3+6+8+49+7+5+1+"
               "24+2+9+1.+5.+879+5+1+7.4+2.82+8+4.+51.7.+637+9+2+8+45+1:648:687::",
};

const Technique techniques::claiming = {
    .id = "claiming",
    .name = N_("Claiming"),
    .known_as = {"Locked Candidates 2", "Box/Line Reduction"},
    .about = {N_("All places of a digit in a row or column lie in one box. Look along each line "
                 "for a digit whose notes stand in a single box. The line needs the digit there, "
                 "so it goes from the other cells of the box.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 50},
    .find = find_with<find_locked_digits, Locked::InLine>,
    .explanation = locked_digit_explanation,
    .other_names = "0101 Claiming Generalized-Intersections",
    .hodoku = {61, "LOCKED_CANDIDATES", HodokuLevel::Medium, 50},
    .example = ":claiming:9:+58+2+7+3+9+46+169+45+1+8+723+1+3+724+6.+5.+3+2+6+98+51+74.+513+7+42.+"
               "67+4.+1+62..5+26..+51..+7.+13+69+75.+2.+75.+2+3+6+1.:878 978:967::",
};

} // namespace engine
