#include "engine/rules/house_shape.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/base/count.h"
#include "engine/rules/box_shape.h"

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

std::optional<Crossings> crossings_of(const Grid& grid, const Cells& cells)
{
    std::set<int> rows;
    std::set<int> columns;
    for (Cell cell : cells) {
        rows.insert(grid.place_of(cell).row);
        columns.insert(grid.place_of(cell).column);
    }
    if (rows.size() * columns.size() != cells.size())
        return std::nullopt;
    return Crossings{{rows.begin(), rows.end()}, {columns.begin(), columns.end()}};
}

bool are_spaced(const std::vector<int>& lines, int count, int apart)
{
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (lines[line] - lines[line - 1] != apart)
            return false;
    }
    return count_of(lines) == count;
}

bool is_disjoint_group(const Grid& grid, const Cells& cells)
{
    const int height = box_height(grid.size());
    const int width = box_width(grid.size());
    const auto crossings = crossings_of(grid, cells);
    return has_boxes(grid.size()) && crossings && are_spaced(crossings->rows, width, height) &&
           are_spaced(crossings->columns, height, width);
}

} // namespace engine
