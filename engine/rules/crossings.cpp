#include "engine/rules/crossings.h"

#include <set>

#include "engine/base/count.h"
#include "engine/rules/box_shape.h"

namespace engine {

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
