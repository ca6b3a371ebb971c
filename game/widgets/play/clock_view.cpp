#include "game/widgets/play/clock_view.h"

#include <algorithm>
#include <cmath>

#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr double capitals = 0.727; // height of capitals relative to the font size

Rect swollen(Rect area, double scale)
{
    const int across = rounded(area.width * (scale - 1) / 2);
    const int down = rounded(area.height * (scale - 1) / 2);
    return Rect{area.x - across, area.y - down, area.width + 2 * across, area.height + 2 * down};
}

std::string tenths_text(engine::PlayTime time)
{
    return "." + std::to_string(time.count() / 100 % 10);
}

// The time is drawn in two sizes.
constexpr double tenths_share = 44.0 / 92;

Font font_of_time(double size)
{
    return {Face::Numerals, Weight::Bold, rounded(size)};
}

Rect badge_area(const TextMeasure& measure, Rect place, const BadgeLook& look, Scale scale)
{
    const Font font{Face::Text, Weight::Bold, scale.font(15)};
    const int text = std::max(measure.width_of(look.text, font),
                              look.ahead.empty() ? 0 : measure.width_of(look.ahead, font));
    const int width = std::min(place.width, scale.px(54 + 18) + text);
    const int x = look.align == Align::Left ? place.x : place.right() - width;
    return swollen(Rect{x, place.y, width, place.height}, look.size);
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

// Rests at one of two paints, or is on its way from the first to the second.
Tint crossed(Paint ahead, Paint behind, const ChipLook& look, Paint at_rest)
{
    return look.crossing ? Tint(ahead, behind, rounded(100 * *look.crossing)) : Tint(at_rest);
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
    draw_ahead_arrow(canvas, Point{area.x + scale.px(18), middle},
                     {.is_ahead = ahead || look.crossing,
                      .size = scale.px(10) * 1.0,
                      .tint = ink,
                      .turned = 180 * look.crossing.value_or(0)});
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

void draw_ahead_arrow(Canvas& canvas, Point centre, const ArrowLook& look)
{
    const double half = look.size / 2;
    const double tip = look.is_ahead ? half * 0.9 : -half * 0.9;
    Shape arrow(canvas.memory());
    add_polygon(arrow, {Spot{-half, -tip}, Spot{half, -tip}, Spot{0, tip}});
    if (look.turned != 0)
        turn_around(arrow, look.turned);
    canvas.shape(arrow, centre, look.tint);
}

void draw_best_possible(Canvas& canvas, const BestPossibleLook& look, TextSpot spot, Scale scale)
{
    const std::string time = short_clock_text(look.time);
    const int mark = scale.px(18);
    Font font{Face::Text, Weight::Regular, scale.font(spot.size)};
    Font numerals{Face::Numerals, Weight::SemiBold, font.size};
    const auto width_with = [&](std::string_view label) {
        return mark + canvas.width_of(label, font) + scale.px(5) +
               numerals_width(canvas, time, numerals);
    };
    std::string_view label = width_with(look.label) <= spot.width ? look.label : look.brief;
    while (font.size > scale.px(12) && width_with(label) > spot.width)
        numerals.size = --font.size;
    if (width_with(label) > spot.width)
        label = {}; // the star says it alone
    int x = spot.align == Align::Right ? spot.at.x - width_with(label) : spot.at.x;
    draw_icon(canvas, look.is_record_lost ? Icon::Cross : Icon::Star,
              Point{x + scale.px(6), spot.at.y}, scale.px(12), Paint::Ink2);
    x += mark;
    if (!label.empty())
        canvas.text(label, Point{x, spot.at.y}, Align::Left, font, Paint::Ink2);
    x += canvas.width_of(label, font) + scale.px(5);
    draw_numerals(canvas, time, Point{x, spot.at.y}, Align::Left, numerals, Paint::Ink2);
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

void draw_won_time(Canvas& canvas, const std::string& time, const WonTime& won, Scale scale)
{
    const double usual = scale.px(won.size);
    const int width = canvas.width_of(time, font_of_time(usual));
    const double fits = width > won.place.width ? usual * won.place.width / width : usual;
    const double size = fits * won.grown;
    const Point at{won.place.x - scale.px(2), won.place.centre().y};
    const std::size_t point = time.rfind('.');
    const Font large = font_of_time(size);
    const Font small = font_of_time(size * tenths_share);
    const std::string minutes = time.substr(0, point);
    canvas.text(minutes, at, Align::Left, large, won.paint);
    const int down = rounded(capitals * (large.size - small.size) / 2);
    const int x = at.x + canvas.width_of(minutes, large) + rounded(size / 23);
    canvas.text(time.substr(point), Point{x, at.y + down}, Align::Left, small, won.paint);
}

void draw_best_badge(Canvas& canvas, Rect place, const BadgeLook& look, Scale scale)
{
    const Rect area = badge_area(canvas, place, look, scale);
    const auto part = [&](double units) {
        return scale.px(units * look.size);
    };
    canvas.rounded(area, part(12), Paint::GoldSoft);
    canvas.rounded_border(area, part(12), scale.px(2), Paint::Gold);
    const int right = area.right() - scale.px(10);
    Font bold{Face::Text, Weight::Bold, scale.px(12)};
    // Without the trophy if the words need its room.
    const bool has_trophy = canvas.width_of(look.text, bold) <= right - area.x - part(54);
    if (has_trophy)
        draw_icon(canvas, Icon::Trophy, Point{area.x + part(30), area.centre().y}, part(22),
                  Paint::Gold);
    const int x = area.x + (has_trophy ? part(54) : scale.px(10));
    const int room = right - x;
    const int apart = look.ahead.empty() ? 0 : std::max(area.height / 6, part(9));
    bold.size = scale.font(15 * look.size);
    while (bold.size > scale.px(12) && canvas.width_of(look.text, bold) > room)
        --bold.size;
    draw_shortened(canvas, look.text, Point{x, area.centre().y - apart}, Align::Left, bold, room,
                   Paint::Gold);
    if (look.ahead.empty())
        return;
    const Font medium{Face::Text, Weight::Medium, scale.font(15 * look.size)};
    canvas.text(look.ahead, Point{x, area.centre().y + apart}, Align::Left, medium, Paint::Gold);
}

} // namespace game
