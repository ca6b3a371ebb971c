// Templates: the ways to place one digit in the whole grid. A cell that no template uses can't hold
// the digit; a cell that all templates use must hold it.
// Roles of cells: Focus for those where the digit is removed or placed. There are no houses and no
// further candidates.

#include "engine/patterns/templates.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Returns the cells that every template uses: a cell that is the only possible one of some house.
CellSet certain_cells(const Candidates& candidates, Digit digit)
{
    const Chart& chart = candidates.chart();
    const CellSet possible = candidates.cells_with(digit) - impossible_cells(candidates, digit);
    CellSet certain(chart.cell_count());
    for (HouseIndex house : chart.houses()) {
        const CellSet cells = possible & chart.cells(house);
        if (chart.is_full(house) && cells.count() == 1)
            certain |= cells;
    }
    return certain;
}

// Where one digit is certain, all other digits are removed. Repeats this until nothing changes.
Candidates without_others_at_certain_cells(Candidates candidates)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (Digit digit : candidates.chart().all_digits()) {
            for (Cell cell : certain_cells(candidates, digit)) {
                for (Digit other : candidates.of(cell).without(digit)) {
                    candidates.remove(cell, other);
                    changed = true;
                }
            }
        }
    }
    return candidates;
}

// The templates are those of `left`, which may have fewer candidates than `candidates`.
Step deletions(const Candidates& candidates, const Candidates& left, Digit digit)
{
    Step step{.digits = DigitSet::only(digit)};
    const CellSet possible = left.cells_with(digit) - impossible_cells(left, digit);
    for (Cell cell : candidates.cells_with(digit) - possible) {
        step.removals.push_back({cell, digit});
        step.cells.push_back({cell, Role::Focus});
    }
    return step;
}

Step settings(const Candidates&, const Candidates& left, Digit digit)
{
    Step step{.digits = DigitSet::only(digit)};
    for (Cell cell : certain_cells(left, digit)) {
        step.placements.push_back({cell, digit});
        step.cells.push_back({cell, Role::Focus});
    }
    return step;
}

} // namespace

// Tries each digit by itself first, then with the other digits removed from cells that are certain
// for one digit.
template <Step step_of(const Candidates& candidates, const Candidates& left, Digit digit)>
static void find_templates(const Candidates& candidates, Steps& steps)
{
    const auto add_all = [&](const Candidates& left) {
        for (Digit digit : candidates.chart().all_digits())
            steps.add(step_of(candidates, left, digit));
    };
    add_all(candidates);
    add_all(without_others_at_certain_cells(candidates));
}

static constexpr const char* template_about =
    N_("A template is one way to place a digit in the whole grid, once in each row, column and "
       "box. Those that clash with placed digits or with removed candidates fall out.");

const Technique techniques::template_set = {
    .id = "template_set",
    .name = N_("Template Set"),
    .known_as = {"Pattern Overlay Method", "POM"},
    .about = {template_about, N_("A cell that all remaining templates use must hold the digit.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Diabolical, 2000},
    .find = find_templates<settings>,
    .explanation = {{N_(
        "However the {digit} is laid out in the whole grid, it is always in {focus}.")}},
    .other_names = "1201",
    .example = ":template_set:9:.+25.6+47+8+9+74+9+51+8+3+2+6.6+8.+7+2.45+5+1+4+637+29+82+734+89+5+"
               "6+1+8+9+62+5+1+4+3+7+93+1+7+4+685+2657+823+9+1+4+48+2+19+5+673:::934:",
};

const Technique techniques::template_delete = {
    .id = "template_delete",
    .name = N_("Template Delete"),
    .known_as = {"Pattern Overlay Method", "POM"},
    .about = {template_about, N_("A cell that no remaining template uses can't hold the digit.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Diabolical, 2000},
    .find = find_templates<deletions>,
    .explanation = {{N_(
        "In no way to lay out the {digit} in the whole grid is it in {removed_cells}.")}},
    .other_names = "1202",
    .example = ":template_delete:1:.+25.6+47+8+9+74+9+51+8+3+2+6.6+8.+7+2.45+5+1+4+637+29+82+734+"
               "89+5+6+1+8+9+62+5+1+4+3+7+93+1+7+4+685+2657+823+9+1+4+48+2+19+5+673::131::",
};

} // namespace engine
