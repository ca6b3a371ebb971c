#include "engine/store/documents/grid_checks.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "engine/base/count.h"
#include "engine/position/chart.h"
#include "engine/position/forced_houses.h"
#include "engine/rules/drawn_grid.h"

namespace engine {

namespace {

// Twice the number of houses of any cell of any mix: the most are in the middle of Flower with all
// rules.
constexpr std::size_t max_houses_of_cell = 32;

bool each_follows_by(const Grid& grid, const House& house, Place step)
{
    const Place first = grid.place_of(house.cells.front());
    for (int at = 0; at < count_of(house.cells); ++at) {
        const Place wanted{first.row + at * step.row, first.column + at * step.column};
        if (grid.place_of(house.cells[at]) != wanted)
            return false;
    }
    return true;
}

bool is_well_made(const Grid& grid, const House& house)
{
    if (house.cells.empty())
        return false;
    const bool is_full = count_of(house.cells) == grid.size();
    switch (house.kind) {
    case HouseKind::Row:
        return is_full && each_follows_by(grid, house, {0, 1});
    case HouseKind::Column:
        return is_full && each_follows_by(grid, house, {1, 0});
    case HouseKind::Region:
        return is_full;
    case HouseKind::Extra:
        return true;
    }
    return false;
}

bool has_house_twice(const Grid& grid)
{
    std::set<std::pair<HouseKind, Cells>> seen;
    return std::any_of(grid.houses().begin(), grid.houses().end(), [&seen](const House& house) {
        Cells cells = house.cells;
        std::sort(cells.begin(), cells.end());
        return !seen.insert({house.kind, std::move(cells)}).second;
    });
}

// The board is drawn region by region, so either all cells are in regions or none.
bool has_cells_without_region(const Grid& grid)
{
    const auto is_region = [](const House& house) {
        return house.kind == HouseKind::Region;
    };
    if (std::none_of(grid.houses().begin(), grid.houses().end(), is_region))
        return false;
    return std::any_of(grid.cells().begin(), grid.cells().end(),
                       [&](Cell cell) { return grid.region_of(cell) == no_house; });
}

// With those that follow from them. Half as many at first, so that these are soon found.
bool has_too_many_houses(const Grid& grid)
{
    return 2 * count_of(grid.houses()) > Chart::most_houses ||
           count_of(with_forced_houses(std::make_shared<const Grid>(grid))->houses()) >
               Chart::most_houses;
}

bool has_crowded_cells(const Grid& grid)
{
    return std::any_of(grid.cells().begin(), grid.cells().end(),
                       [&](Cell cell) { return grid.houses_of(cell).size() > max_houses_of_cell; });
}

} // namespace

bool is_well_ruled(const Grid& grid)
{
    const std::set<std::string> symbols(grid.symbols().begin(), grid.symbols().end());
    return count_of(symbols) == grid.size() &&
           std::all_of(grid.houses().begin(), grid.houses().end(),
                       [&grid](const House& house) { return is_well_made(grid, house); }) &&
           !has_house_twice(grid) && !has_cells_without_region(grid) && !has_crowded_cells(grid) &&
           !has_too_many_houses(grid) && are_possible(grid.cages(), grid);
}

} // namespace engine
