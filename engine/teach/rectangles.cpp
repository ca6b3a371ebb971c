#include "engine/teach/rectangles.h"

#include "engine/teach/chart.h"

namespace engine {

namespace {

// Cells in each house of the corner that does not hold the neighbour; none of the neighbour's
// peers, as no house may hold three corners.
CellSet across(const Chart& chart, Cell corner, Cell neighbour)
{
    CellSet cells = chart.peers(corner) - chart.peers(neighbour);
    for (const PlaceOfCell& place : chart.houses_of(corner)) {
        if (!chart.cells(place.house).has(neighbour))
            cells &= chart.cells(place.house);
    }
    cells.remove(neighbour);
    return cells - chart.bound_cells();
}

} // namespace

Rectangles::Rectangles(const Chart& chart)
{
    for (Cell corner : chart.grid().cells()) {
        first_.push_back(static_cast<std::uint32_t>(all_.size()));
        if (chart.bound_cells().has(corner))
            continue;
        for (Cell one : chart.peers(corner) - chart.bound_cells()) {
            const CellSet beyond = across(chart, one, corner);
            if (beyond.empty())
                continue;
            for (Cell other : across(chart, corner, one)) {
                if (other <= one || !across(chart, corner, other).has(one))
                    continue;
                for (Cell opposite : beyond& across(chart, other, corner)) {
                    if (across(chart, opposite, one).has(other) &&
                        across(chart, opposite, other).has(one))
                        all_.push_back({{one, other}, opposite});
                }
            }
        }
    }
    first_.push_back(static_cast<std::uint32_t>(all_.size()));
}

} // namespace engine
