#include "engine/construct/orbits.h"

#include <algorithm>

#include "engine/base/ensure.h"

namespace engine {

static Place next_place(const Grid& grid, Place place, Symmetry symmetry)
{
    const int bottom = grid.rows() - 1;
    const int right = grid.columns() - 1;
    switch (symmetry) {
    case Symmetry::None:
        return place;
    case Symmetry::Rotation2:
        return {bottom - place.row, right - place.column};
    case Symmetry::Rotation4:
        return {place.column, std::max(bottom, right) - place.row};
    case Symmetry::MirrorRows:
        return {bottom - place.row, place.column};
    case Symmetry::MirrorColumns:
        return {place.row, right - place.column};
    case Symmetry::Diagonal:
        return {place.column, place.row};
    }
    ENSURE(false);
}

static Cells orbit_of(const Grid& grid, Cell cell, Symmetry symmetry)
{
    Cells orbit = {cell};
    const Place start = grid.place_of(cell);
    for (Place place = next_place(grid, start, symmetry); place != start;
         place = next_place(grid, place, symmetry)) {
        if (const auto there = grid.cell_at(place))
            orbit.push_back(*there);
    }
    std::sort(orbit.begin(), orbit.end());
    return orbit;
}

std::vector<Cells> orbits(const Grid& grid, Symmetry symmetry)
{
    std::vector<Cells> list;
    for (Cell cell : grid.cells()) {
        Cells orbit = orbit_of(grid, cell, symmetry);
        if (orbit.front() == cell)
            list.push_back(std::move(orbit));
    }
    return list;
}

} // namespace engine
