#include "game/widgets/board/heat.h"

#include <algorithm>

namespace game {

void draw_heat(Canvas& canvas, Rect area, int step, int steps)
{
    if (step <= 0)
        return;
    canvas.fill(area, Paint::Same);
    const int wide = std::max(3, area.width / 7);
    const int high = area.height * std::min(step, steps) / steps;
    canvas.fill(Rect{area.x, area.bottom() - high, wide, high}, Paint::Accent);
}

} // namespace game
