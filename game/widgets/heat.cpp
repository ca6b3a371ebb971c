#include "game/widgets/heat.h"

#include <algorithm>

namespace game {

void draw_heat(Canvas& canvas, Rect area, int step, int steps)
{
    if (step <= 0)
        return;
    const int high = area.height * std::min(step, steps) / steps;
    const Rect filled{area.x, area.bottom() - high, area.width, high};
    canvas.fill(filled, Paint::Same);
    const int line = std::max(1, area.height / 24);
    canvas.fill(Rect{filled.x, filled.y, filled.width, line}, Paint::Ink3);
}

} // namespace game
