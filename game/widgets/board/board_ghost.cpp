// The cells that the ghost has filled: each has a folded corner, where no digit and no note is.

#include <algorithm>

#include "game/ui/shape.h"
#include "game/widgets/board/board_drawing.h"

namespace game {

void draw_ghost_cells(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    if (look.ghost.empty())
        return;
    const double side = std::max(4, placed.cell() * 3 / 20);
    Shape corner(canvas.memory());
    add_polygon(corner, {Spot{0, -side}, Spot{side, 0}, Spot{0, 0}});
    for (const engine::Cell cell : look.ghost) {
        const Rect area = placed.area_of(cell);
        canvas.shape(corner, Point{area.x, area.bottom()}, Paint::Ink3);
    }
}

} // namespace game
