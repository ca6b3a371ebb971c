#include "game/widgets/play/clock_view.h"

#include <cmath>

#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr double capitals = 0.727; // height of capitals relative to the font size

std::string tenths_text(engine::PlayTime time)
{
    return "." + std::to_string(time.count() / 100 % 10);
}

} // namespace

void draw_clock(Canvas& canvas, engine::PlayTime time, TextSpot spot, Scale scale)
{
    const std::string text = short_clock_text(time);
    const std::string tenths = tenths_text(time);
    const double units = text.size() > 5 ? spot.size * 0.7 : spot.size;
    const Font large{Face::Numerals, Weight::SemiBold, scale.font(units)};
    const Font small{Face::Numerals, Weight::SemiBold, scale.font(units * 28 / 60)};
    const int gap = scale.px(units / 25);
    const int width =
        numerals_width(canvas, text, large) + numerals_width(canvas, tenths, small) + gap;
    int x = spot.align == Align::Right ? spot.at.x - width : spot.at.x;
    x += draw_numerals(canvas, text, Point{x, spot.at.y}, Align::Left, large, Paint::Ink) + gap;
    const int down = rounded(capitals * (large.size - small.size) / 2);
    draw_numerals(canvas, tenths, Point{x, spot.at.y + down}, Align::Left, small, Paint::Ink2);
}

Paint delta_paint(engine::PlayTime delta)
{
    if (delta.count() == 0)
        return Paint::Ink2;
    return delta.count() < 0 ? Paint::Ok : Paint::Error;
}

namespace {

// Down for ahead, up for behind, and turning around from one to the other.
void draw_delta_arrow(Canvas& canvas, const ChipLook& look, Point centre, double size, Tint tint)
{
    const bool ahead = look.delta->count() < 0;
    const double half = size / 2;
    const double tip = ahead || look.crossing ? half * 0.9 : -half * 0.9;
    Shape arrow(canvas.memory());
    add_polygon(arrow, {Spot{-half, -tip}, Spot{half, -tip}, Spot{0, tip}});
    if (look.crossing)
        turn_around(arrow, 180 * *look.crossing);
    canvas.shape(arrow, centre, tint);
}

// Rests at one of two paints, or is on its way from the first to the second.
Tint crossed(Paint ahead, Paint behind, const ChipLook& look, Paint at_rest)
{
    return look.crossing ? Tint(ahead, behind, rounded(100 * *look.crossing)) : Tint(at_rest);
}

Rect swollen(Rect area, double scale)
{
    const int across = rounded(area.width * (scale - 1) / 2);
    const int down = rounded(area.height * (scale - 1) / 2);
    return Rect{area.x - across, area.y - down, area.width + 2 * across, area.height + 2 * down};
}

} // namespace

void draw_delta_chip(Canvas& canvas, const ChipLook& look, Rect usual, Align anchor, Scale scale)
{
    const int radius = scale.px(9);
    const int middle = usual.centre().y;
    const auto at_anchor = [&](int width) {
        const int x = anchor == Align::Right ? usual.right() - width : usual.x;
        return Rect{x, usual.y, width, usual.height};
    };
    if (!look.delta) {
        const Font font{Face::Text, Weight::Medium, scale.font(13)};
        const Rect area = at_anchor(canvas.width_of(look.without, font) + 2 * scale.px(12));
        canvas.rounded(area, radius, Paint::Surface);
        canvas.rounded_border(area, radius, hair(scale), Paint::Line);
        canvas.text(look.without, area.centre(), Align::Centre, font, Paint::Ink2);
        return;
    }
    const bool ahead = look.delta->count() < 0;
    const double units = usual.height >= scale.px(34) ? 17 : 16;
    const Font font{Face::Numerals, Weight::SemiBold, rounded(scale.font(units) * look.scale)};
    const std::string text = delta_text(*look.delta);
    const int trend = look.trend == engine::Trend::Steady ? 0 : scale.px(17);
    const Rect area =
        swollen(at_anchor(scale.px(31) + numerals_width(canvas, text, font) + trend + scale.px(11)),
                look.scale);
    const Tint ink = crossed(Paint::Ok, Paint::Error, look, delta_paint(*look.delta));
    canvas.rounded(
        area, radius,
        crossed(Paint::OkSoft, Paint::ErrorSoft, look, ahead ? Paint::OkSoft : Paint::ErrorSoft));
    draw_delta_arrow(canvas, look, Point{area.x + scale.px(18), middle}, scale.px(10), ink);
    draw_numerals(canvas, text, Point{area.x + scale.px(31), middle}, Align::Left, font, ink);
    draw_trend(canvas, look.trend, Point{area.right() - scale.px(16), middle}, scale);
}

void draw_trend(Canvas& canvas, engine::Trend trend, Point centre, Scale scale)
{
    if (trend == engine::Trend::Steady)
        return;
    const bool gains = trend == engine::Trend::Gaining;
    const double half = 4 * scale.unit;
    const double tip = gains ? half / 2 : -half / 2;
    Shape chevron(canvas.memory());
    add_line(chevron, {Spot{-half, -tip}, Spot{0, tip}, Spot{half, -tip}}, 2 * scale.unit);
    canvas.shape(chevron, centre, gains ? Paint::Ok : Paint::Error);
}

void draw_spot(
    Canvas& canvas, const std::string& text, TextSpot spot, Weight weight, Paint paint, Scale scale)
{
    if (spot.size <= 0)
        return;
    Font font{Face::Text, weight, scale.font(spot.size)};
    if (spot.width <= 0) {
        canvas.text(text, spot.at, spot.align, font, paint);
        return;
    }
    font = fitting(canvas, text, font, spot.width, scale);
    draw_shortened(canvas, text, spot.at, spot.align, font, spot.width, paint);
}

} // namespace game
