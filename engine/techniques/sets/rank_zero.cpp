#include "engine/techniques/sets/rank_zero.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"

namespace engine {

namespace {

// The houses in which the set has the digit.
std::vector<HouseIndex> houses_with(const std::vector<Cover>& covers, Digit digit)
{
    std::vector<HouseIndex> houses;
    for (const Cover& cover : covers) {
        if (cover.digits.has(digit))
            houses.push_back(cover.house);
    }
    return houses;
}

// One sentence for the digits that have the same houses.
void tell_counts(Step& step, const std::vector<Cover>& covers)
{
    using namespace rank_zero_fact;
    int sum = 0;
    for (Digit digit : step.digits) {
        const std::vector<HouseIndex> houses = houses_with(covers, digit);
        const bool is_once = houses.size() == 1;
        sum += count_of(houses);
        const auto alike = std::ranges::find_if(
            step.facts, [&](const Fact& fact) { return fact.houses.front() == houses; });
        if (alike == step.facts.end()) {
            step.facts.push_back({.number = is_once ? fits_once : fits_often,
                                  .digits = {DigitSet::only(digit)},
                                  .houses = {houses},
                                  .count = count_of(houses)});
        } else {
            alike->digits.front() = alike->digits.front().with(digit);
            alike->number = is_once ? each_fits_once : each_fits_often;
        }
    }
    step.facts.push_back({.number = all_needed, .count = sum});
}

} // namespace

void tell_rank_zero(Step& step,
                    const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers)
{
    const Chart& chart = candidates.chart();
    tell_counts(step, covers);
    for (const Candidate& removed : step.removals) {
        std::vector<HouseIndex> here;
        for (HouseIndex house : houses_with(covers, removed.digit)) {
            if (chart.cells(house).has(removed.cell))
                here.push_back(house);
        }
        Fact fact{.number = rank_zero_fact::in_two_houses,
                  .digits = {DigitSet::only(removed.digit)},
                  .cells = {Cells{removed.cell}},
                  .houses = {here}};
        if (!cells.has(removed.cell)) {
            fact.number = rank_zero_fact::in_house;
            fact.houses = {{here.front()}};
            fact.cells = {
                cells_in(cells & chart.cells(here.front()) & candidates.cells_with(removed.digit))};
        }
        if (std::ranges::count(step.facts, fact) == 0)
            step.facts.push_back(std::move(fact));
    }
}

Step rank_zero_step(const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers)
{
    const Chart& chart = candidates.chart();
    Step step{.size = cells.count()};
    mark_cells(step, cells, Role::Cause);
    for (const Cover& cover : covers) {
        if (!cover.digits.empty())
            step.houses.push_back({cover.house, Role::Cover});
        step.digits = step.digits.with(cover.digits);
    }
    for (Digit digit : step.digits) {
        mark_digit(step, candidates, cells, digit, Role::Cause);
        CellSet once(chart.cell_count());
        CellSet twice(chart.cell_count());
        for (const Cover& cover : covers) {
            if (!cover.digits.has(digit))
                continue;
            twice |= once & chart.cells(cover.house);
            once |= chart.cells(cover.house);
        }
        const CellSet removed = (once - cells) | (twice & cells);
        remove_from(step, removed & candidates.cells_with(digit), digit);
    }
    return step;
}

} // namespace engine
