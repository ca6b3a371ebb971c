// Templates: the ways to place one digit in the whole grid. A cell that none uses can't hold it,
// one that all use must. Houses: none. Cells: the removed or placed ones as Focus. Candidates: none
// but these.

#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"

namespace engine {

namespace {

// Cells that every way uses: those that are the only possible one of some house.
CellSet certain_cells(const Candidates& candidates, Digit digit)
{
    const Chart& chart = candidates.chart();
    const CellSet possible = candidates.cells_with(digit) - impossible_cells(candidates, digit);
    CellSet certain(chart.cell_count());
    for (int house = 0; house < chart.house_count(); ++house) {
        const CellSet cells = possible & chart.cells(house);
        if (chart.is_full(house) && cells.count() == 1)
            certain |= cells;
    }
    return certain;
}

// Where one digit is certain, no other can be: what is left when that leads no further.
Candidates without_others_at_certain_cells(Candidates candidates)
{
    bool goes_on = true;
    while (goes_on) {
        goes_on = false;
        for (Digit digit : candidates.chart().all_digits()) {
            for (Cell cell : certain_cells(candidates, digit)) {
                for (Digit other : candidates.of(cell).without(DigitSet::only(digit))) {
                    candidates.remove(cell, other);
                    goes_on = true;
                }
            }
        }
    }
    return candidates;
}

Step step_for(Technique technique, Digit digit)
{
    return {.technique = technique, .digits = DigitSet::only(digit)};
}

// The ways are those of `left`, which may have fewer candidates than there are.
Step deletions(const Candidates& candidates, const Candidates& left, Digit digit)
{
    Step step = step_for(Technique::TemplateDelete, digit);
    const CellSet possible = left.cells_with(digit) - impossible_cells(left, digit);
    for (Cell cell : candidates.cells_with(digit) - possible) {
        step.removals.push_back({cell, digit});
        step.cells.push_back({cell, Role::Focus});
    }
    return step;
}

Step settings(const Candidates& left, Digit digit)
{
    Step step = step_for(Technique::TemplateSet, digit);
    for (Cell cell : certain_cells(left, digit)) {
        step.placements.push_back({cell, digit});
        step.cells.push_back({cell, Role::Focus});
    }
    return step;
}

void add_all(const Candidates& candidates,
             const Candidates& left,
             Technique technique,
             Steps& steps)
{
    for (Digit digit : candidates.chart().all_digits()) {
        if (steps.is_satisfied())
            return;
        steps.add(technique == Technique::TemplateSet ? settings(left, digit)
                                                      : deletions(candidates, left, digit));
    }
}

} // namespace

// First what one digit gives by itself, then what it gives when other digits are certain.
void find_templates(const Candidates& candidates, Technique technique, Steps& steps)
{
    add_all(candidates, candidates, technique, steps);
    if (!steps.is_satisfied())
        add_all(candidates, without_others_at_certain_cells(candidates), technique, steps);
}

} // namespace engine
