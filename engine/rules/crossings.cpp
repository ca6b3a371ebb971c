#include "engine/rules/crossings.h"

#include <set>

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
    return static_cast<int>(lines.size()) == count;
}

} // namespace engine
