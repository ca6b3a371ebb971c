#include "engine/filters/removals.h"

#include <algorithm>

namespace engine {

Removals::Removals(const Candidates& candidates, const Steps& steps)
    : is_everything_(!steps.removed()), cells_(changed_cells(candidates, steps))
{
    const Chart& chart = candidates.chart();
    const auto end = removed_near_.begin() + chart.cell_count();
    std::fill(removed_near_.begin(), end, is_everything_ ? chart.all_digits() : DigitSet());
    if (is_everything_)
        return;
    for (const Candidate& removed : *steps.removed()) {
        const DigitSet digit = DigitSet::only(removed.digit);
        removed_near_[removed.cell.index] = removed_near_[removed.cell.index].with(digit);
        for (Cell peer : chart.peers(removed.cell))
            removed_near_[peer.index] = removed_near_[peer.index].with(digit);
    }
}

HouseRemovals::HouseRemovals(const Candidates& candidates, const Steps& steps)
{
    const Chart& chart = candidates.chart();
    const bool is_everything = !steps.removed();
    const auto houses = chart.house_count();
    std::fill_n(places_.begin(), houses, is_everything ? ~Places{} : 0);
    std::fill_n(lost_.begin(), houses, is_everything ? chart.all_digits().bits() : 0);
    if (is_everything)
        return;
    for (const Candidate& removed : *steps.removed()) {
        for (const PlaceOfCell& place : chart.houses_of(removed.cell)) {
            places_[place.house.index] |= Places{1} << place.position;
            lost_[place.house.index] |= DigitSet::only(removed.digit).bits();
        }
    }
}

CellSet changed_cells(const Candidates& candidates, const Steps& steps)
{
    return touched_cells(candidates, steps) & candidates.open_cells();
}

CellSet touched_cells(const Candidates& candidates, const Steps& steps)
{
    if (!steps.removed())
        return candidates.chart().all_cells();
    CellSet cells(candidates.chart().cell_count());
    for (const Candidate& removed : *steps.removed())
        cells.add(removed.cell);
    return cells;
}

} // namespace engine
