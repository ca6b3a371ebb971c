#include "engine/position/ladders.h"

#include <map>

#include "engine/position/chart.h"

namespace engine {

namespace {

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
