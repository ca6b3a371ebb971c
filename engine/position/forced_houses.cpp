#include "engine/position/forced_houses.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "engine/base/count.h"
#include "engine/grid/squares.h"

namespace engine {

namespace {

using LineNumbers = std::set<int>;

bool is_extra(const Grid& grid, HouseIndex house)
{
    return grid.house(house).kind == HouseKind::Extra && grid.is_full(house);
}

// Rows or columns of one square.
class SquareLines {
public:
    SquareLines(const Grid& grid, Place corner, HouseKind kind)
        : grid_(grid), corner_(corner), line_(kind == HouseKind::Row ? &Place::row : &Place::column)
    {
        for (HouseIndex house : grid.house_indexes()) {
            if (grid.house(house).kind == kind && grid.is_full(house) &&
                lies_in_square(grid, grid.house(house), corner))
                lines_[number_of(grid.house(house).cells.front())] = house;
        }
    }

    bool holds(const House& house) const { return lies_in_square(grid_, house, corner_); }

    LineNumbers numbers_of(const House& house) const
    {
        LineNumbers numbers;
        for (Cell cell : house.cells)
            numbers.insert(number_of(cell));
        return numbers;
    }

    // Nothing if one of them is no house.
    std::vector<HouseIndex> houses(const LineNumbers& numbers) const
    {
        std::vector<HouseIndex> houses;
        for (int number : numbers) {
            const auto found = lines_.find(number);
            if (found == lines_.end())
                return {};
            houses.push_back(found->second);
        }
        return houses;
    }

private:
    int number_of(Cell cell) const { return grid_.place_of(cell).*line_; }

    const Grid& grid_;
    Place corner_;
    int Place::* line_;
    std::map<int, HouseIndex> lines_ = {};
};

CellSet cells_of(const Grid& grid, const std::vector<HouseIndex>& houses)
{
    CellSet cells(grid.cell_count());
    for (HouseIndex house : houses)
        cells |= grid.set_of(house);
    return cells;
}

// What the houses inside leave of the lines. Empty unless that is as large as a house.
CellSet rest_of(const Grid& grid, const HouseOrigin& origin)
{
    const CellSet none(grid.cell_count());
    if (origin.lines.empty() || origin.inside.size() + 1 != origin.lines.size())
        return none;
    const CellSet inside = cells_of(grid, origin.inside);
    const CellSet rest = cells_of(grid, origin.lines) - inside;
    const bool are_apart = inside.count() == count_of(origin.inside) * grid.size();
    return are_apart && rest.count() == grid.size() ? rest : none;
}

// Every choice of lines of which houses before `end` leave as many cells as a house has.
std::vector<HouseOrigin> origins_in(const Grid& grid, const SquareLines& lines, HouseIndex end)
{
    std::map<LineNumbers, std::vector<HouseIndex>> inside;
    for (HouseIndex house : HouseIndexes{0, end.index}) {
        if (is_extra(grid, house) && lines.holds(grid.house(house)))
            inside[lines.numbers_of(grid.house(house))].push_back(house);
    }
    std::vector<HouseOrigin> origins;
    for (auto& [numbers, houses] : inside) {
        HouseOrigin origin{lines.houses(numbers), std::move(houses)};
        if (!rest_of(grid, origin).empty())
            origins.push_back(std::move(origin));
    }
    return origins;
}

std::vector<HouseOrigin> origins_of(const Grid& grid, HouseIndex end)
{
    std::vector<HouseOrigin> origins;
    for (const Place& corner : squares_of(grid)) {
        for (HouseKind kind : {HouseKind::Row, HouseKind::Column}) {
            std::ranges::move(origins_in(grid, SquareLines(grid, corner, kind), end),
                              std::back_inserter(origins));
        }
    }
    return origins;
}

bool is_house(const Grid& grid, const CellSet& cells)
{
    return std::ranges::find(grid.house_sets(), cells) != grid.house_sets().end();
}

} // namespace

std::shared_ptr<const Grid> with_forced_houses(std::shared_ptr<const Grid> grid)
{
    const auto is_extra_here = [&](HouseIndex house) {
        return is_extra(*grid, house);
    };
    if (std::ranges::none_of(grid->house_indexes(), is_extra_here))
        return grid;
    for (;;) {
        GridBuilder builder(*grid);
        for (const HouseOrigin& origin : origins_of(*grid, HouseIndex::at(grid->houses().size()))) {
            const CellSet rest = rest_of(*grid, origin);
            if (!is_house(*grid, rest))
                builder.add_forced_house(cells_in(rest));
        }
        if (builder.grid().houses().size() == grid->houses().size())
            return grid;
        grid = std::make_shared<const Grid>(std::move(builder).build());
    }
}

std::optional<HouseOrigin> origin_of(const Grid& grid, HouseIndex house)
{
    if (!grid.house(house).is_forced)
        return std::nullopt;
    for (HouseOrigin& origin : origins_of(grid, house)) {
        if (rest_of(grid, origin) == grid.set_of(house))
            return std::move(origin);
    }
    return std::nullopt;
}

} // namespace engine
