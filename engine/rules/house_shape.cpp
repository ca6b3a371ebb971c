#include "engine/rules/house_shape.h"

#include <algorithm>
#include <cstdlib>

#include "engine/rules/crossings.h"

namespace engine {

namespace {

// Whether each cell is one step down and one to the side from the one before, always the same side.
bool is_diagonal(const Grid& grid, Cells cells)
{
    std::ranges::sort(cells);
    const auto aside = [&](std::size_t step) {
        const Place from = grid.place_of(cells[step]);
        const Place to = grid.place_of(cells[step + 1]);
        return to.row == from.row + 1 ? to.column - from.column : 0;
    };
    for (std::size_t step = 0; step + 1 < cells.size(); ++step) {
        if (std::abs(aside(step)) != 1 || aside(step) != aside(0))
            return false;
    }
    return cells.size() > 1;
}

} // namespace

HouseShape shape_of(const Grid& grid, const House& house)
{
    if (is_diagonal(grid, house.cells))
        return HouseShape::Diagonal;
    return is_disjoint_group(grid, house.cells) ? HouseShape::Group : HouseShape::Pieces;
}

std::vector<ExtraHouse> extra_houses_of(const Grid& grid)
{
    std::vector<ExtraHouse> extras;
    for (HouseIndex house : grid.house_indexes()) {
        if (grid.house(house).kind == HouseKind::Extra)
            extras.push_back({house, shape_of(grid, grid.house(house))});
    }
    return extras;
}

} // namespace engine
