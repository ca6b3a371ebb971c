#include "engine/grid/squares.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/base/count.h"

namespace engine {

namespace {

std::set<Place> starts_of(const Grid& grid, HouseKind kind)
{
    std::set<Place> starts;
    for (const House& house : grid.houses()) {
        if (house.kind == kind && count_of(house.cells) == grid.size())
            starts.insert(grid.place_of(house.cells.front()));
    }
    return starts;
}

} // namespace

std::vector<Place> squares_of(const Grid& grid)
{
    const std::set<Place> rows = starts_of(grid, HouseKind::Row);
    const std::set<Place> columns = starts_of(grid, HouseKind::Column);
    std::vector<Place> corners;
    for (const Place& corner : rows) {
        bool is_square = true;
        for (int line = 0; line < grid.size() && is_square; ++line)
            is_square = rows.contains({corner.row + line, corner.column}) &&
                        columns.contains({corner.row, corner.column + line});
        if (is_square)
            corners.push_back(corner);
    }
    return corners;
}

bool are_squares_stacked(std::span<const Place> corners, int size)
{
    const auto is_near = [&](const Place& one, const Place& other) {
        return one != other && std::abs(one.row - other.row) * 2 < size &&
               std::abs(one.column - other.column) * 2 < size;
    };
    return std::ranges::any_of(corners, [&](const Place& one) {
        return std::ranges::any_of(corners,
                                   [&](const Place& other) { return is_near(one, other); });
    });
}

bool lies_in_square(const Grid& grid, const House& house, Place corner)
{
    return std::ranges::all_of(house.cells, [&](Cell cell) {
        const Place place = grid.place_of(cell);
        return place.row >= corner.row && place.row < corner.row + grid.size() &&
               place.column >= corner.column && place.column < corner.column + grid.size();
    });
}

bool is_box(const Grid& grid, const House& house)
{
    if (house.kind != HouseKind::Region)
        return false;
    Place least = grid.place_of(house.cells.front());
    Place most = least;
    for (Cell cell : house.cells) {
        const Place place = grid.place_of(cell);
        least = {std::min(least.row, place.row), std::min(least.column, place.column)};
        most = {std::max(most.row, place.row), std::max(most.column, place.column)};
    }
    const int area = (most.row - least.row + 1) * (most.column - least.column + 1);
    return area == count_of(house.cells);
}

} // namespace engine
