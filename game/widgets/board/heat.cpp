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

void draw_heat_sample(Canvas& canvas, Rect cell, int step, int steps, Scale scale)
{
    canvas.fill(cell, Paint::Board);
    draw_heat(canvas, cell, step, steps);
    canvas.rounded_border(cell, 0, std::max(1, scale.px(1)), Paint::Thin);
}

} // namespace game
