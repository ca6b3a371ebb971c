// Singles: one place left for a digit, or one digit left for a cell.

#include <bit>

#include "engine/steps/finders.h"

namespace engine {

namespace {

Step placing(Technique technique, Cell cell, Digit digit)
{
    Step step{.technique = technique, .placements = {{cell, digit}}};
    step.digits = DigitSet::only(digit);
    step.cells.push_back({cell, Role::Focus});
    step.candidates.push_back({{cell, digit}, Role::Focus});
    return step;
}

// A reason that leaves something unexplained is none: candidates may be gone for other reasons.
void forget_blockers(Step& step)
{
    std::erase_if(step.cells, [](const CellMark& mark) { return mark.role == Role::Blocker; });
}

// For every other open cell of the house, a placed digit that rules it out; one that rules out
// several is named once.
void tell_blockers(Step& step, const Candidates& candidates, int house)
{
    const Chart& chart = candidates.chart();
    const Candidate placed = step.placements.front();
    CellSet unexplained = chart.cells(house) & candidates.open_cells();
    unexplained.remove(placed.cell);
    for (Cell cell : unexplained)
        step.cells.push_back({cell, Role::Excluded});
    for (Cell cell : chart.all_cells() - candidates.open_cells()) {
        const CellSet& seen = chart.peers(cell);
        if (candidates.digit(cell) == placed.digit && seen.meets(unexplained)) {
            step.cells.push_back({cell, Role::Blocker});
            unexplained -= seen;
        }
    }
    if (!unexplained.empty())
        forget_blockers(step);
}

// For every other digit one cell that holds it and is seen.
void tell_digits_seen(Step& step, const Candidates& candidates)
{
    const Candidate placed = step.placements.front();
    DigitSet told = DigitSet::only(placed.digit);
    for (Cell peer : candidates.chart().peers(placed.cell) - candidates.open_cells()) {
        const Digit digit = candidates.digit(peer);
        if (told.has(digit))
            continue;
        told = told.with(DigitSet::only(digit));
        step.cells.push_back({peer, Role::Blocker});
    }
    if (told != candidates.chart().all_digits())
        forget_blockers(step);
}

} // namespace

void find_full_houses(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (int house = 0; house < chart.house_count() && !steps.is_satisfied(); ++house) {
        if (!chart.is_full(house))
            continue;
        const CellSet open = chart.cells(house) & candidates.open_cells();
        if (open.count() != 1 || candidates.of(open.first()).count() != 1)
            continue;
        Step step = placing(technique, open.first(), candidates.of(open.first()).first());
        step.houses.push_back({house, Role::Focus});
        steps.add(std::move(step));
    }
}

// A digit with one cell left in the whole grid.
void find_last_digits(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (Digit digit : chart.all_digits()) {
        const CellSet& cells = candidates.cells_with(digit);
        if (steps.is_satisfied())
            return;
        if (cells.count() != 1)
            continue;
        const Cell cell = cells.first();
        for (const PlaceOfCell& place : chart.houses_of(cell)) {
            if (!chart.is_full(place.house))
                continue;
            Step step = placing(technique, cell, digit);
            step.houses.push_back({place.house, Role::Focus});
            tell_blockers(step, candidates, place.house);
            steps.add(std::move(step));
            break;
        }
    }
}

// The only place for a digit in a full house: of those that are seen first, or of the others.
void find_hidden_singles(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (int house = 0; house < chart.house_count(); ++house) {
        const bool wants_box = technique == Technique::HiddenSingleBox;
        if (!chart.is_full(house) || chart.is_seen_first(house) != wants_box)
            continue;
        for (Digit digit : chart.all_digits()) {
            const Places places = candidates.places(house, digit);
            if (steps.is_satisfied())
                return;
            if (!is_single_bit(places))
                continue;
            Step step = placing(technique, chart.cell_in(house, std::countr_zero(places)), digit);
            step.houses.push_back({house, Role::Focus});
            tell_blockers(step, candidates, house);
            steps.add(std::move(step));
        }
    }
}

void find_naked_singles(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (Cell cell : candidates.open_cells()) {
        if (steps.is_satisfied())
            return;
        if (candidates.of(cell).count() != 1)
            continue;
        Step step = placing(technique, cell, candidates.of(cell).first());
        tell_digits_seen(step, candidates);
        steps.add(std::move(step));
    }
}

} // namespace engine
