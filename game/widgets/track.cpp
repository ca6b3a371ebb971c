#include "game/widgets/track.h"

#include <algorithm>

namespace game {
namespace {

constexpr double knob_size = 18; // units
constexpr double track_height = 8;
constexpr double beside_bar = 5;
constexpr double thickness = 5;
constexpr double shortest_knob = 28;

} // namespace

void draw_bar(Canvas& canvas, Rect area, double share, Tint tint)
{
    const int radius = area.height / 2;
    canvas.rounded(area, radius, Paint::Track);
    const int filled = rounded(area.width * std::clamp(share, 0.0, 1.0));
    if (filled > 0)
        canvas.rounded(Rect{area.x, area.y, std::max(area.height, filled), area.height}, radius,
                       tint);
}

void draw_running_bar(Canvas& canvas, Rect track, engine::PlayTime passed)
{
    constexpr int turn = 1600; // milliseconds
    const int radius = track.height / 2;
    canvas.rounded(track, radius, Paint::Track);
    const int part = track.width / 3;
    const int at = static_cast<int>(passed.count() % turn);
    const int way = at < turn / 2 ? at : turn - at;
    const int left = track.x + (track.width - part) * way * 2 / turn;
    canvas.rounded(Rect{left, track.y, part, track.height}, radius, Paint::Accent);
}

void draw_step_track(Canvas& canvas, Rect area, int step, int steps, Scale scale)
{
    const int height = scale.px(track_height);
    const int middle = area.centre().y;
    const Rect track{area.x, middle - height / 2, area.width, height};
    const int knob = scale.px(knob_size);
    const int reach = (track.width - knob) * step / std::max(1, steps);
    canvas.rounded(track, height / 2, Paint::Track);
    canvas.rounded(Rect{track.x, track.y, reach + knob / 2, height}, height / 2, Paint::Accent);
    const Rect handle{track.x + reach, middle - knob / 2, knob, knob};
    canvas.rounded(handle, knob / 2, Paint::Raised);
    canvas.rounded_border(handle, knob / 2, 2.5 * scale.unit, Paint::Accent);
}

int step_on_track(Rect area, Point at, int steps, Scale scale)
{
    const int knob = scale.px(knob_size);
    const int way = std::max(1, area.width - knob);
    const int along = at.x - area.x - knob / 2;
    return (steps * along + way / 2) / way;
}

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

void draw_run_track(
    Canvas& canvas, Rect area, double share, std::span<const double> waits, Scale scale)
{
    const int height = scale.px(8);
    const Rect bar{area.x, area.centre().y - height / 2, area.width, height};
    draw_bar(canvas, bar, share, Paint::Accent);
    const auto x_of = [&](double at) {
        return bar.x + rounded(at * bar.width);
    };
    const int knob = x_of(share);
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
