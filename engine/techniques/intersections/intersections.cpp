// Intersections: a digit that has to be where two houses cross.

#include <bit>

#include "engine/patterns/classic_locked_digits.h"
#include "engine/steps/finders.h"
#include "engine/steps/news.h"

namespace engine {

namespace {

// Witness: the house where the digit is confined; Effect: the one where it goes. Cause: the cells
// and candidates that share both.
void mark_locked_digit(
    Step& step, const Candidates& candidates, int house, const Overlap& overlap, Digit digit)
{
    step.houses = {{house, Role::Witness}, {overlap.other, Role::Effect}};
    for (Cell cell : candidates.chart().cells_at(house, candidates.places(house, digit))) {
        step.cells.push_back({cell, Role::Cause});
        step.candidates.push_back({{cell, digit}, Role::Cause});
    }
}

void add_locked_digit(Technique technique,
                      const Candidates& candidates,
                      int house,
                      const Overlap& overlap,
                      Digit digit,
                      Steps& steps)
{
    Step step{.technique = technique, .digits = DigitSet::only(digit)};
    const Places gone = candidates.places(overlap.other, digit) & ~overlap.there;
    for (Cell cell : candidates.chart().cells_at(overlap.other, gone))
        step.removals.push_back({cell, digit});
    if (steps.wants_evidence())
        mark_locked_digit(step, candidates, house, overlap, digit);
    steps.add(std::move(step));
}

} // namespace

// Pointing starts from a region, of whatever shape; claiming from any other house. A digit is newly
// confined only where its house has lost places for it.
void find_locked_digits(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const bool points = technique == Technique::Pointing;
    const DigitSet digits =
        chart.grid().is_classic() ? digits_to_lock(candidates, technique) : chart.all_digits();
    if (digits.empty())
        return;
    const HouseNews news(candidates, steps);
    for (int house = 0; house < chart.house_count(); ++house) {
        if (!chart.is_full(house) || points != (chart.kind(house) == HouseKind::Region))
            continue;
        for (Digit digit : news.lost(house).common(digits)) {
            const Places places = candidates.places(house, digit);
            if ((places & (places - 1)) == 0)
                continue; // placed, or a single
            for (const Overlap& overlap : chart.overlaps_at(house, std::countr_zero(places))) {
                if ((places & ~overlap.here) != 0 ||
                    (candidates.places(overlap.other, digit) & ~overlap.there) == 0)
                    continue;
                add_locked_digit(technique, candidates, house, overlap, digit, steps);
                if (steps.is_satisfied())
                    return;
            }
        }
    }
}

} // namespace engine
