#include "engine/grid/house_kind.h"

#include <algorithm>

#include "engine/base/count.h"

namespace engine {

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
