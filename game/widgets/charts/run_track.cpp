#include "game/widgets/charts/run_track.h"

#include <algorithm>

namespace game {

void draw_run_track(
    Canvas& canvas, Rect area, double share, std::span<const double> waits, Scale scale)
{
    const int height = scale.px(8);
    const Rect bar{area.x, area.centre().y - height / 2, area.width, height};
    canvas.rounded(bar, height / 2, Paint::Track);
    const auto x_of = [&](double at) {
        return bar.x + rounded(at * bar.width);
    };
    const int knob = x_of(share);
    if (knob > bar.x)
        canvas.rounded(Rect{bar.x, bar.y, std::max(height, knob - bar.x), height}, height / 2,
                       Paint::Accent);
    for (double wait : waits)
        canvas.fill(Rect{x_of(wait), bar.bottom() + scale.px(3), scale.px(2), scale.px(5)},
                    Paint::Ink3);
    const int side = scale.px(20);
    const int left = std::clamp(knob - side / 2, bar.x, bar.right() - side);
    canvas.rounded(Rect{left, area.centre().y - side / 2, side, side}, side / 2, Paint::Accent);
}

double share_at(Rect track, Point at)
{
    return ratio(at.x - track.x, std::max(1, track.width));
}

} // namespace game
