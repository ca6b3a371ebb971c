#include "engine/position/rectangles.h"

#include <map>

#include "engine/position/chart.h"

namespace engine {

namespace {

// The cells of each house that contains the corner and not its neighbour, without the neighbour's
// peers, as no house may contain three corners.
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

// In order around the rectangle, so that the first and the third are opposite corners.
using Corners = std::array<Cell, 4>;

// Adds the rectangles in which `corner` is the first in reading order, and `one` the next of those
// beside it.
void add_from(const Chart& chart, Cell corner, Cell one, std::vector<Corners>& found)
{
    const CellSet others = across(chart, corner, one);
    if (others.empty())
        return;
    const CellSet beyond = across(chart, one, corner);
    for (Cell other : others) {
        if (other <= one || !across(chart, corner, other).has(one))
            continue;
        for (Cell opposite : (beyond & across(chart, other, corner))) {
            if (opposite > corner && across(chart, opposite, one).has(other) &&
                across(chart, opposite, other).has(one))
                found.push_back({corner, one, opposite, other});
        }
    }
}

using Houses = std::vector<HouseIndex>;

Houses houses_without(const Chart& chart, Cell cell, Cell other)
{
    Houses houses;
    for (const PlaceOfCell& place : chart.houses_of(cell)) {
        if (!chart.cells(place.house).has(other))
            houses.push_back(place.house);
    }
    return houses;
}

} // namespace

Rectangles::Rectangles(const Chart& chart) : first_(chart.cell_count() + 2, 0)
{
    std::vector<Corners> found;
    for (Cell corner : chart.all_cells() - chart.bound_cells()) {
        for (Cell one : chart.peers(corner) - chart.bound_cells()) {
            if (one > corner)
                add_from(chart, corner, one, found);
        }
    }
    for (const Corners& corners : found) {
        for (Cell corner : corners)
            ++first_[corner.index + 2u];
    }
    for (std::size_t i = 2; i < first_.size(); ++i)
        first_[i] += first_[i - 1];
    all_.resize(4 * found.size());
    for (const Corners& corners : found) {
        for (std::size_t i = 0; i < 4; ++i)
            all_[first_[corners[i].index + 1u]++] = {{corners[(i + 1) % 4], corners[(i + 3) % 4]},
                                                     corners[(i + 2) % 4]};
    }
}

Ladders::Ladders(const Chart& chart)
{
    std::map<std::pair<Houses, Houses>, std::vector<Rung>> ladders;
    const CellSet free = chart.all_cells() - chart.bound_cells();
    for (Cell one : free) {
        for (Cell other : (free & chart.peers(one))) {
            Houses side = houses_without(chart, one, other);
            if (one < other && !side.empty())
                ladders[{std::move(side), houses_without(chart, other, one)}].push_back(
                    {one, other});
        }
    }
    for (const auto& [sides, rungs] : ladders) {
        if (rungs.size() < 3 || sides.second.empty())
            continue;
        rungs_.insert(rungs_.end(), rungs.begin(), rungs.end());
        ends_.push_back(rungs_.size());
    }
}

} // namespace engine
