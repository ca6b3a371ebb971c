#include <utility>

#include "engine/rules/rule.h"

namespace engine {

static void add_diagonals(GridBuilder& grid)
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
    .fits = [](int size) { return size >= 4 && size <= max_size; },
    .add_to = add_diagonals,
};

} // namespace engine
