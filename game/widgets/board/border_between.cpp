#include "game/widgets/board/border_between.h"

#include <algorithm>

namespace game {

void draw_border_between(Canvas& canvas, Rect cell, Rect next)
{
    const int thick = std::max(2, cell.width / 16);
    const int reach = thick / 2 + 1;
    if (next.y == cell.y)
        canvas.fill(Rect{cell.right() + (next.x - cell.right() - thick) / 2, cell.y - reach, thick,
                         cell.height + 2 * reach},
                    Paint::Thick);
    else
        canvas.fill(Rect{cell.x - reach, cell.bottom() + (next.y - cell.bottom() - thick) / 2,
                         cell.width + 2 * reach, thick},
                    Paint::Thick);
}

} // namespace game
