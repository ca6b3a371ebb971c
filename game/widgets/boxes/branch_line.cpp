#include "game/widgets/boxes/branch_line.h"

#include <algorithm>

namespace game {
namespace {

constexpr double before_row = 11; // units
constexpr double thickness = 1.5;

} // namespace

void draw_branch_line(Canvas& canvas, Rect parent, Rect row, Scale scale)
{
    const int x = row.x - scale.px(before_row);
    const int y = row.centre().y;
    const int width = std::max(1, scale.px(thickness));
    canvas.fill(Rect{x, parent.bottom(), width, y - parent.bottom()}, Paint::Ink3);
    canvas.fill(Rect{x, y, row.x - x, width}, Paint::Ink3);
}

} // namespace game
