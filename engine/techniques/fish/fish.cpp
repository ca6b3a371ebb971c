#include "engine/techniques/fish/fish.h"

#include <algorithm>
#include <bit>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"

namespace engine {

namespace {

// The candidates that lie in at least one of the houses, and those in two or more.
struct Coverage {
    CellSet once;
    CellSet twice;
};

Coverage
coverage_of(const Candidates& candidates, Digit digit, const std::vector<HouseIndex>& houses)
{
    const Chart& chart = candidates.chart();
    Coverage coverage{CellSet(chart.cell_count()), CellSet(chart.cell_count())};
    for (HouseIndex house : houses) {
        const CellSet cells = candidates.cells_with(digit) & chart.cells(house);
        coverage.twice |= coverage.once & cells;
        coverage.once |= cells;
    }
    return coverage;
}

void mark_candidates(Step& step, const CellSet& cells, Role role)
{
    for (Cell cell : cells)
        step.candidates.push_back({{cell, step.digits.first()}, role});
}

} // namespace

Fish fish_of(const Candidates& candidates,
             Digit digit,
             std::vector<HouseIndex> bases,
             std::vector<HouseIndex> covers)
{
    const Coverage base = coverage_of(candidates, digit, bases);
    const Coverage cover = coverage_of(candidates, digit, covers);
    Fish fish{digit, std::move(bases), std::move(covers), {}, {}, {}, {}};
    fish.endofins = base.twice;
    fish.fins = base.once - cover.once - base.twice;
    fish.body = (base.once & cover.once) - base.twice;
    fish.eliminations = (cover.once - base.once) | cover.twice;
    for (Cell fin : fish.fins | fish.endofins)
        fish.eliminations &= candidates.chart().peers(fin);
    return fish;
}

bool has_fins(const Fish& fish)
{
    return !fish.fins.empty() || !fish.endofins.empty();
}

bool is_sashimi(const Fish& fish, const Chart& chart)
{
    return std::any_of(fish.bases.begin(), fish.bases.end(), [&](HouseIndex base) {
        return (fish.body & chart.cells(base)).count() <= 1;
    });
}

Step step_of(const Fish& fish)
{
    Step step{};
    step.size = count_of(fish.bases);
    step.digits = DigitSet::only(fish.digit);
    for (HouseIndex base : fish.bases)
        step.houses.push_back({base, Role::Base});
    for (HouseIndex cover : fish.covers)
        step.houses.push_back({cover, Role::Cover});
    mark_cells(step, fish.body, Role::Base);
    mark_cells(step, fish.fins | fish.endofins, Role::Fin);
    mark_cells(step, fish.endofins, Role::Endofin);
    mark_candidates(step, fish.body, Role::Cause);
    mark_candidates(step, fish.fins, Role::Fin);
    mark_candidates(step, fish.endofins, Role::Endofin);
    remove_from(step, fish.eliminations, fish.digit);
    return step;
}

std::array<Lines, 2> ways_across(const Lattice& lattice)
{
    return {Lines{lattice.rows, lattice.columns}, Lines{lattice.columns, lattice.rows}};
}

std::vector<HouseIndex> houses_at(std::span<const HouseIndex> houses, Places places)
{
    std::vector<HouseIndex> chosen;
    for (; places != 0; places &= places - 1)
        chosen.push_back(houses[std::countr_zero(places)]);
    return chosen;
}

Sizes fitted_to(const Chart& chart, Sizes sizes)
{
    return {sizes.least,
            sizes.least >= large_sizes.least ? std::min(sizes.most, chart.size() - 2) : sizes.most};
}

} // namespace engine
