#include "engine/grid/house_shape.h"

#include <algorithm>
#include <cstdlib>

namespace engine {

namespace {

// One step down and one aside from cell to cell, always to the same side.
bool is_line(const Grid& grid, Cells cells)
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

bool is_one_piece(const Grid& grid, const Cells& cells)
{
    if (cells.empty())
        return false;
    Cells reached = {cells.front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Place from = grid.place_of(reached[next]);
        for (Cell cell : cells) {
            const Place to = grid.place_of(cell);
            const int apart = std::abs(to.row - from.row) + std::abs(to.column - from.column);
            if (apart == 1 && std::ranges::find(reached, cell) == reached.end())
                reached.push_back(cell);
        }
    }
    return reached.size() == cells.size();
}

} // namespace

HouseShape shape_of(const Grid& grid, const House& house)
{
    if (is_line(grid, house.cells))
        return HouseShape::Line;
    return is_one_piece(grid, house.cells) ? HouseShape::OnePiece : HouseShape::Scattered;
}

} // namespace engine
