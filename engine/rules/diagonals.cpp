#include <utility>

#include "engine/rules/rule.h"

namespace engine {

static void add_diagonals(GridBuilder& grid, Random&)
{
    Cells falling;
    Cells rising;
    for (int step = 0; step < grid.size(); ++step) {
        falling.push_back(grid.cell_at(step, step));
        rising.push_back(grid.cell_at(grid.size() - 1 - step, step));
    }
    grid.add_house(HouseKind::Extra, std::move(falling));
    grid.add_house(HouseKind::Extra, std::move(rising));
}

// Each cell so many rows under the one before, and a column to the right.
static bool is_slope(const Grid& grid, const Cells& cells, int down)
{
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const Place before = grid.place_of(cells[i - 1]);
        if (grid.place_of(cells[i]) != Place{before.row + down, before.column + 1})
            return false;
    }
    return true;
}

static const char* name_of_diagonal(const Grid& grid, const Cells& cells)
{
    if (is_slope(grid, cells, 1))
        return N_("the falling diagonal");
    return is_slope(grid, cells, -1) ? N_("the rising diagonal") : nullptr;
}

extern const Rule diagonals = {
    .id = "diagonals",
    .name = N_("X"),
    .summary = N_("both diagonals hold each digit"),
    .meaning = N_("Each of the two diagonals with a line through it holds each digit once."),
    .demand = N_("Diagonals need a size from 4 to 25; {size} is not possible"),
    .fits = [](int size) { return size >= 4; },
    .add_to = add_diagonals,
    .house_name = name_of_diagonal,
};

} // namespace engine
