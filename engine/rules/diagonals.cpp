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

extern const Rule diagonals = {
    .id = "diagonals",
    .name = N_("X"),
    .meaning = N_("Each of the two diagonals with a line through it holds each digit once."),
    .demand = N_("Diagonals need a size from 4 to 25; {size} is none"),
    .fits = [](int size) { return size >= 4; },
    .add_to = add_diagonals,
};

} // namespace engine
