#include "engine/text/house_name.h"

#include <cstdlib>

#include "engine/grid/house_kind.h"

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

const char* kind_name(const Grid& grid, const House& house)
{
    switch (house.kind) {
    case HouseKind::Row:
        return N_("row {n}");
    case HouseKind::Column:
        return N_("column {n}");
    case HouseKind::Region:
        return is_box(grid, house) ? N_("box {n}") : N_("region {n}");
    case HouseKind::Extra:
        return is_diagonal(grid, house) ? N_("diagonal {n}") : N_("extra house {n}");
    }
    return "";
}

} // namespace

int house_number(const Grid& grid, int house)
{
    const Place first = grid.place_of(grid.house(house).cells.front());
    switch (grid.house(house).kind) {
    case HouseKind::Row:
        return first.row + 1;
    case HouseKind::Column:
        return first.column + 1;
    default:
        return number_in_kind(grid, house);
    }
}

std::string house_name(const Catalogue& words, const Grid& grid, int house)
{
    return words.tr(Message{kind_name(grid, grid.house(house)),
                            {{"n", std::to_string(house_number(grid, house))}}});
}

std::string cell_name(const Catalogue& words, const Grid& grid, Cell cell)
{
    const Place place = grid.place_of(cell);
    // TRANSLATORS: the name of a cell, by the first letters of row and column
    const char* name = N_("R{row}C{column}");
    return words.tr(Message{
        name,
        {{"row", std::to_string(place.row + 1)}, {"column", std::to_string(place.column + 1)}}});
}

} // namespace engine
