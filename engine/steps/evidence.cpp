#include "engine/steps/evidence.h"

#include <algorithm>

#include "engine/steps/weak_link.h"

namespace engine {

HouseIndex strong_house(const Candidates& candidates, Cell one, Cell other, Digit digit)
{
    const Chart& chart = candidates.chart();
    if (!candidates.of(one).has(digit) || !candidates.of(other).has(digit))
        return no_house;
    for (const PlaceOfCell& place : chart.houses_of(one)) {
        if (is_strong(candidates.places(place.house, digit)) && chart.is_full(place.house) &&
            chart.cells(place.house).has(other))
            return place.house;
    }
    return no_house;
}

void remove_from(Step& step, const CellSet& cells, Digit digit)
{
    for (Cell cell : cells)
        step.removals.push_back({cell, digit});
}

void remove_digits(Step& step, Cell cell, DigitSet digits)
{
    for (Digit digit : digits)
        step.removals.push_back({cell, digit});
}

void mark_cells(Step& step, const CellSet& cells, Role role, int group)
{
    for (Cell cell : cells)
        step.cells.push_back({cell, role, group});
}

void mark_digit(Step& step,
                const Candidates& candidates,
                const CellSet& cells,
                Digit digit,
                Role role,
                int group)
{
    for (Cell cell : (cells & candidates.cells_with(digit)))
        step.candidates.push_back({{cell, digit}, role, group});
}

void mark_digits(Step& step, Cell cell, DigitSet digits, Role role, int group)
{
    for (Digit digit : digits)
        step.candidates.push_back({{cell, digit}, role, group});
}

CageMark cage_mark(const Candidates& candidates, int cage, Role role, int group)
{
    const Cage& printed = candidates.chart().grid().cages()[static_cast<std::size_t>(cage)];
    CageMark mark{.cells = printed.cells, .sum = printed.sum, .role = role, .group = group};
    std::sort(mark.cells.begin(), mark.cells.end());
    for (Cell cell : mark.cells) {
        if (!candidates.is_open(cell))
            mark.placed.push_back(candidates.digit(cell));
    }
    return mark;
}

void mark_cages(Step& step, const Candidates& candidates, std::span<const int> cages, Role role)
{
    for (int cage : cages)
        step.cages.push_back(cage_mark(candidates, cage, role));
}

void mark_house(Step& step, HouseIndex house, Role role)
{
    const HouseMark mark{house, role};
    if (std::find(step.houses.begin(), step.houses.end(), mark) == step.houses.end())
        step.houses.push_back(mark);
}

void link_within(Step& step, Cell cell, Digit from, Digit to)
{
    step.links.push_back({{{cell}, from}, {{cell}, to}, LinkKind::Strong, LinkReason::Cell});
}

void link_strongly(Step& step, Cell from, Cell to, Digit digit, HouseIndex house)
{
    step.links.push_back(
        {{{from}, digit}, {{to}, digit}, LinkKind::Strong, LinkReason::House, house});
    mark_house(step, house, Role::Witness);
}

void link_weakly(Step& step, const Chart& chart, Cell from, Cell to, Digit digit)
{
    step.links.push_back(weak_link(chart, {{from}, digit}, {{to}, digit}));
}

} // namespace engine
