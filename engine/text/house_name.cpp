#include "engine/text/house_name.h"

#include <algorithm>
#include <cstdlib>

namespace engine {

namespace {

bool is_diagonal(const Grid& grid, const House& house)
{
    for (std::size_t i = 1; i < house.cells.size(); ++i) {
        const Place before = grid.place_of(house.cells[i - 1]);
        const Place here = grid.place_of(house.cells[i]);
        if (here.row != before.row + 1 || std::abs(here.column - before.column) != 1)
            return false;
    }
    return true;
}

bool is_rectangle(const Grid& grid, const House& house)
{
    Place least = grid.place_of(house.cells.front());
    Place most = least;
    for (Cell cell : house.cells) {
        const Place place = grid.place_of(cell);
        least = {std::min(least.row, place.row), std::min(least.column, place.column)};
        most = {std::max(most.row, place.row), std::max(most.column, place.column)};
    }
    return (most.row - least.row + 1) * (most.column - least.column + 1) ==
           static_cast<int>(house.cells.size());
}

const char* kind_name(const Grid& grid, const House& house)
{
    switch (house.kind) {
    case HouseKind::Row:
        return N_("row {n}");
    case HouseKind::Column:
        return N_("column {n}");
    case HouseKind::Region:
        return is_rectangle(grid, house) ? N_("box {n}") : N_("region {n}");
    case HouseKind::Extra:
        return is_diagonal(grid, house) ? N_("diagonal {n}") : N_("extra house {n}");
    }
    return "";
}

} // namespace

std::string house_name(const Catalogue& words, const Grid& grid, int house)
{
    const HouseKind kind = grid.house(house).kind;
    int number = 0;
    for (int index = 0; index <= house; ++index)
        number += grid.house(index).kind == kind ? 1 : 0;
    return words.tr(Message{kind_name(grid, grid.house(house)), {{"n", std::to_string(number)}}});
}

std::string cell_name(const Grid& grid, Cell cell)
{
    const Place place = grid.place_of(cell);
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

} // namespace engine
