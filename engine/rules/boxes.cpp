#include "engine/rules/box_shape.h"
#include "engine/rules/rule.h"

namespace engine {

Cells box_at(const GridBuilder& grid, int top, int left)
{
    Cells cells;
    for (int row = top; row < top + box_height(grid.size()); ++row) {
        for (int column = left; column < left + box_width(grid.size()); ++column)
            cells.push_back(grid.cell_at(row, column));
    }
    return cells;
}

static void add_boxes(GridBuilder& grid, Random&)
{
    for (int top = 0; top < grid.size(); top += box_height(grid.size())) {
        for (int left = 0; left < grid.size(); left += box_width(grid.size()))
            grid.add_house(HouseKind::Region, box_at(grid, top, left));
    }
}

extern const Rule boxes = {
    .id = "boxes",
    .name = "",
    .meaning = N_("Every box holds each digit once."),
    .demand = N_("Boxes need a size from 4 to 25 that is not prime; {size} is not possible"),
    .fits = has_boxes,
    .add_to = add_boxes,
};

} // namespace engine
