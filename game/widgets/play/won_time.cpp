#include "game/widgets/play/won_time.h"

#include <algorithm>

#include "game/ui/icons.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

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
    const int across = rounded(width * (look.size - 1) / 2);
    const int down = rounded(place.height * (look.size - 1) / 2);
    return Rect{x - across, place.y - down, width + 2 * across, place.height + 2 * down};
}

} // namespace

FlyingTime time_in_place(
    const TextMeasure& measure, std::string_view time, Rect place, double size, Scale scale)
{
    const double usual = scale.px(size);
    const int width = measure.width_of(time, font_of_time(usual));
    const double fits = width > place.width ? usual * place.width / width : usual;
    return {Point{place.x - scale.px(2), place.centre().y}, fits, 100};
}

FlyingTime time_on_its_way(const TextSpot& clock, const FlyingTime& to, double way, Scale scale)
{
    const double size = scale.font(clock.size);
    const int left = clock.align == Align::Right ? clock.at.x - rounded(2.8 * size) : clock.at.x;
    return {.at = {left + rounded(way * (to.at.x - left)),
                   clock.at.y + rounded(way * (to.at.y - clock.at.y))},
            .size = size + way * (to.size - size),
            .gold = rounded(100 * way)};
}

void draw_won_time(Canvas& canvas, const std::string& time, const FlyingTime& where)
{
    const std::size_t point = time.rfind('.');
    const Font large = font_of_time(where.size);
    const Font small = font_of_time(where.size * tenths_share);
    const Tint tint(Paint::Ink, Paint::Gold, where.gold);
    const std::string minutes = time.substr(0, point);
    canvas.text(minutes, where.at, Align::Left, large, tint);
    const int down = rounded(0.727 * (large.size - small.size) / 2);
    const int x = where.at.x + canvas.width_of(minutes, large) + rounded(where.size / 23);
    canvas.text(time.substr(point), Point{x, where.at.y + down}, Align::Left, small, tint);
}

void draw_best_badge(Canvas& canvas, Rect place, const BadgeLook& look, Scale scale)
{
    const Rect area = badge_area(canvas, place, look, scale);
    const auto part = [&](double units) {
        return scale.px(units * look.size);
    };
    canvas.rounded(area, part(12), Paint::GoldSoft);
    canvas.rounded_border(area, part(12), scale.px(2), Paint::Gold);
    draw_icon(canvas, Icon::Trophy, Point{area.x + part(30), area.centre().y}, part(22),
              Paint::Gold);
    const int x = area.x + part(54);
    const int room = area.right() - scale.px(10) - x;
    const int apart = look.ahead.empty() ? 0 : std::max(area.height / 6, part(9));
    Font bold{Face::Text, Weight::Bold, scale.font(15 * look.size)};
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
