// Generalised intersections and naked subsets: what counts is who sees whom, not that one house
// holds all. On paper where sight is by houses alone they say no more than the plain ones.

#include <algorithm>
#include <array>

#include "engine/steps/finders.h"

namespace engine {

namespace {

bool is_plain_intersection(const Chart& chart, int house, Places places, const CellSet& removed)
{
    const auto overlaps = chart.overlaps_of(house);
    return std::any_of(overlaps.begin(), overlaps.end(), [&](const Overlap& overlap) {
        return (places & ~overlap.here) == 0 && removed.is_within(chart.cells(overlap.other));
    });
}

// The cells outside a house that see all its places for the digit.
CellSet seeing_all_places(const Candidates& candidates, int house, Places places, Digit digit)
{
    const Chart& chart = candidates.chart();
    CellSet seeing = candidates.cells_with(digit);
    for (; places != 0 && !seeing.empty(); places &= places - 1)
        seeing &= chart.peers(chart.cell_in(house, std::countr_zero(places)));
    return seeing;
}

// Witness: the house. Cause: the places of the digit in it.
Step tell_intersection(Technique technique,
                       const Candidates& candidates,
                       int house,
                       Digit digit,
                       const CellSet& removed)
{
    Step step{.technique = technique, .digits = DigitSet::only(digit)};
    step.houses.push_back({house, Role::Witness});
    for (Cell cell : candidates.chart().cells_at(house, candidates.places(house, digit))) {
        step.cells.push_back({cell, Role::Cause});
        step.candidates.push_back({{cell, digit}, Role::Cause});
    }
    for (Cell cell : removed)
        step.removals.push_back({cell, digit});
    return step;
}

constexpr int least_generalised = 5;
constexpr int most_generalised = 6; // nobody looks for larger ones

struct SubsetSizes {
    int least;
    int most;
};

SubsetSizes sizes_called(Technique technique)
{
    switch (technique) {
    case Technique::GeneralisedNakedPair:
        return {2, 2};
    case Technique::GeneralisedNakedTriple:
        return {3, 3};
    case Technique::GeneralisedNakedQuad:
        return {4, 4};
    default:
        return {least_generalised, most_generalised};
    }
}

class NakedSearch {
public:
    NakedSearch(const Candidates& candidates, Technique technique, int size, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          size_(size),
          steps_(steps),
          small_(chart_.cell_count())
    {
    }

    void run()
    {
        for (Cell cell : candidates_.open_cells()) {
            const int count = candidates_.of(cell).count();
            if (count >= 2 && count <= size_)
                small_.add(cell);
        }
        if (small_.count() >= size_)
            add_cells(small_, 0, {});
    }

private:
    CellSet cells_with_any(DigitSet digits) const
    {
        CellSet cells(chart_.cell_count());
        for (Digit digit : digits)
            cells |= candidates_.cells_with(digit);
        return cells;
    }

    // Those that see the cell or share no digit with it; and once the digits are complete, only
    // cells without others.
    CellSet companions(Cell cell, const CellSet& among, DigitSet together) const
    {
        const CellSet strangers = cells_with_any(candidates_.of(cell)) - chart_.peers(cell);
        CellSet companions = among - strangers;
        if (together.count() == size_)
            companions -= cells_with_any(chart_.all_digits().without(together));
        return companions;
    }

    void add_cells(CellSet among, int count, DigitSet digits)
    {
        for (Cell cell : CellSet(among)) {
            among.remove(cell);
            const DigitSet together = digits.with(candidates_.of(cell));
            if (together.count() > size_)
                continue;
            chosen_[static_cast<std::size_t>(count)] = cell;
            const int left = size_ - count - 1;
            const CellSet next = left > 0 ? companions(cell, among, together) : among;
            if (left == 0)
                look_at(together);
            else if (next.count() >= left)
                add_cells(next, count + 1, together);
            if (steps_.is_satisfied())
                return;
        }
    }

    void look_at(DigitSet digits)
    {
        if (digits.count() != size_)
            return;
        CellSet cells(chart_.cell_count());
        for (int i = 0; i < size_; ++i)
            cells.add(chosen_[static_cast<std::size_t>(i)]);
        Step step{.technique = technique_, .size = size_, .digits = digits};
        CellSet removed_from(chart_.cell_count());
        for (Digit digit : digits) {
            const CellSet seeing = chart_.common_peers(cells & candidates_.cells_with(digit)) &
                                   (candidates_.cells_with(digit) - cells);
            removed_from |= seeing;
            for (Cell cell : seeing)
                step.removals.push_back({cell, digit});
        }
        if (step.removals.empty() || is_plain(cells, removed_from))
            return;
        tell(step, cells);
        steps_.add(std::move(step));
    }

    bool is_plain(const CellSet& cells, CellSet removed_from) const
    {
        for (const PlaceOfCell& place : chart_.houses_of(cells.first())) {
            if (cells.is_within(chart_.cells(place.house)))
                removed_from -= chart_.cells(place.house);
        }
        return removed_from.empty();
    }

    // Cause: the cells and all their candidates.
    void tell(Step& step, const CellSet& cells) const
    {
        for (Cell cell : cells) {
            step.cells.push_back({cell, Role::Cause});
            for (Digit digit : candidates_.of(cell))
                step.candidates.push_back({{cell, digit}, Role::Cause});
        }
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    int size_;
    Steps& steps_;
    CellSet small_;
    std::array<Cell, most_generalised> chosen_ = {};
};

} // namespace

void find_generalised_intersections(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (int house = 0; house < chart.house_count() && chart.has_bent_sight(); ++house) {
        for (Digit digit = 1; digit <= chart.size() && chart.is_full(house); ++digit) {
            const Places places = candidates.places(house, digit);
            if ((places & (places - 1)) == 0)
                continue;
            const CellSet removed = seeing_all_places(candidates, house, places, digit);
            if (removed.empty() || is_plain_intersection(chart, house, places, removed))
                continue;
            steps.add(tell_intersection(technique, candidates, house, digit, removed));
            if (steps.is_satisfied())
                return;
        }
    }
}

// Where sight is by houses alone, pairs and triples lie in a house, and what else there is are
// loops, which are told as chains.
void find_generalised_naked_subsets(const Candidates& candidates, Technique technique, Steps& steps)
{
    if (!candidates.chart().has_bent_sight())
        return;
    const SubsetSizes sizes = sizes_called(technique);
    for (int size = sizes.least; size <= sizes.most && !steps.is_satisfied(); ++size)
        NakedSearch(candidates, technique, size, steps).run();
}

} // namespace engine
