#include "engine/rules/box_shape.h"
#include "engine/rules/rule.h"

namespace engine {

// Windows are as large as boxes, one cell from the edge and one from each other: four in 9x9.
static void add_windows(GridBuilder& grid, Random&)
{
    const int side = box_height(grid.size());
    for (int top = 1; top + side < grid.size(); top += side + 1) {
        for (int left = 1; left + side < grid.size(); left += side + 1)
            grid.add_house(HouseKind::Extra, box_at(grid, top, left));
    }
}

extern const Rule windoku = {
    .id = "windoku",
    .name = N_("Windoku"),
    .meaning = N_("Each tinted window with a line around it holds each digit once."),
    .demand = N_("Windoku needs square boxes: size 4, 9, 16 or 25; {size} is none"),
    .fits = has_square_boxes,
    .add_to = add_windows,
};

} // namespace engine
