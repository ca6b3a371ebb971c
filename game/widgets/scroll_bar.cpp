#include "game/widgets/scroll_bar.h"

#include <algorithm>

namespace game {
namespace {

constexpr double beside_bar = 5;
constexpr double thickness = 5;
constexpr double shortest_knob = 28;

} // namespace

void draw_scroll_bar(Canvas& canvas, Rect area, int whole, int above, Scale scale)
{
    if (whole <= area.height || area.height <= 0)
        return;
    const int width = scale.px(thickness);
    const Rect track{area.right() + scale.px(beside_bar), area.y, width, area.height};
    const int shortest = std::min(scale.px(shortest_knob), area.height / 2);
    const int knob = std::max(shortest, area.height * area.height / whole);
    const int hidden = whole - area.height;
    const int top = (area.height - knob) * std::clamp(above, 0, hidden) / hidden;
    canvas.rounded(track, width / 2, Tint(Paint::Background, Paint::Ink3, 22));
    canvas.rounded(Rect{track.x, track.y + top, width, knob}, width / 2, Paint::Ink3);
}

} // namespace game
