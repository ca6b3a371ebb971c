#include "game/widgets/board/group_mark.h"

#include <cmath>

#include "engine/rules/box_shape.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

constexpr int colours = 9;

} // namespace

int group_of(const engine::Grid& grid, engine::Cell cell)
{
    return engine::place_in_box(grid.place_of(cell), grid.size());
}

// Nine colours in three shapes distinguish the groups of up to 25x25.
void draw_group_mark(Canvas& canvas, Point corner, double side, int group)
{
    const Tint tint(cell_colour(group % colours + 1), Paint::Ink, 40);
    const Point top_left{corner.x, corner.y - rounded(side)};
    const double middle = side / 2;
    Shape mark(canvas.memory());
    switch (group / colours % 3) {
    case 0:
        add_polygon(mark, {Spot{0, 0}, Spot{side, side}, Spot{0, side}});
        break;
    case 1:
        add_disc(mark, Spot{middle, middle}, middle - 0.5);
        break;
    default:
        add_polygon(mark, {Spot{0, middle}, Spot{side, middle}, Spot{side, side}, Spot{0, side}});
    }
    canvas.shape(mark, top_left, tint);
}

} // namespace game
