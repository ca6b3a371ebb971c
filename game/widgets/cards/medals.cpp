#include "game/widgets/cards/medals.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/message.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/ui/shape.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

using engine::Medal;
using engine::Medals;

constexpr int ring_dashes = 18; // of a ring that is not earned yet
constexpr double ring_dash_share = 0.5;

Icon medal_icon(Medal medal)
{
    constexpr std::array icons = {Icon::Check, Icon::Star, Icon::Clock};
    return icons[engine::index_of(medal)];
}

void draw_open_ring(Canvas& canvas, Point centre, double radius, Scale scale)
{
    Shape ring(canvas.memory());
    const double step = 360.0 / ring_dashes;
    for (int dash = 0; dash < ring_dashes; ++dash)
        add_arc(ring, {}, radius, dash * step, ring_dash_share * step, 1.5 * scale.unit);
    canvas.shape(ring, centre, Paint::Ink3);
}

// Large texts are drawn smaller before a word is broken.
Box name_of_medal(const std::string& name, bool earned)
{
    return Box::made_by([=](double width, const Unit& unit) {
        TextLook look{.size = 12,
                      .weight = earned ? Weight::SemiBold : Weight::Medium,
                      .tint = earned ? Paint::Gold : Paint::Ink2,
                      .align = Align::Centre};
        const double smallest = 12 / std::max(1.0, unit.scale.text);
        while (look.size > smallest &&
               unit.measure->width_of(name, font_of(look, unit.scale)) > width)
            look.size = std::max(smallest, look.size - 0.5);
        return box::paragraph(name, look);
    });
}

std::string medal_name(const engine::Translations& texts, Medal medal)
{
    switch (medal) {
    case Medal::Solved:
        return texts.trc("medal", "Solved");
    case Medal::NoHelp:
        return texts.trc("medal", "No help");
    case Medal::UnderPar:
        return texts.trc("medal", "Under par");
    }
    return {};
}

struct MedalLook {
    Medal medal;
    bool is_earned;
    MedalMoment moment;
};

// In the middle of the area.
void draw_medal(Canvas& canvas, Rect area, const MedalLook& look, Scale scale)
{
    const Icon icon = medal_icon(look.medal);
    const MedalMoment& moment = look.moment;
    const Point centre = area.centre();
    const int side = std::min(area.width, area.height);
    const double width = 2 * scale.unit;
    const double radius = side / 2.0 - width / 2;
    if (!look.is_earned || moment.ring <= 0) {
        draw_open_ring(canvas, centre, radius, scale);
        return draw_icon(canvas, icon, centre, rounded(side * 0.52), Paint::Ink3);
    }
    ShiftedCanvas faded(canvas, canvas.size(), 0, moment.opacity);
    const Rect disc{centre.x - side / 2, centre.y - side / 2, side, side};
    faded.rounded(disc, side / 2, Paint::GoldSoft);
    Shape ring(canvas.memory());
    add_arc(ring, {}, radius, 0, 360 * moment.ring, width);
    faded.shape(ring, centre, Paint::Gold);
    if (const int sign = rounded(side * 0.52 * moment.sign); sign > 0)
        draw_icon(faded, icon, centre, sign, Paint::Gold);
}

// Dot, diamond, triangle.
void draw_medal_sign(Canvas& canvas, Point centre, Medal medal, double radius, Tint tint)
{
    Shape sign(canvas.memory());
    const double wide = 1.25 * radius;
    const double low = 0.9 * radius;
    switch (medal) {
    case Medal::Solved:
        add_disc(sign, {}, radius);
        break;
    case Medal::NoHelp:
        add_polygon(sign, {{0, -wide}, {wide, 0}, {0, wide}, {-wide, 0}});
        break;
    case Medal::UnderPar:
        add_polygon(sign, {{0, -wide}, {wide, low}, {-wide, low}});
        break;
    }
    canvas.shape(sign, centre, tint);
}

} // namespace

std::string medals_in_words(const engine::Translations& texts, const Medals& medals)
{
    std::vector<std::string> names;
    for (const Medal medal : engine::all_medals)
        if (medals.has(medal))
            names.push_back(medal_name(texts, medal));
    return engine::joined_by(", ", names);
}

Box medal_row(const engine::Translations& texts, const MedalRow& row)
{
    using namespace box;
    std::vector<Box> medals;
    for (const Medal medal : engine::all_medals) {
        const bool earned = row.earned.has(medal);
        const auto draw = [=, moment = row.moment](Canvas& canvas, Rect area, Scale scale) {
            draw_medal(canvas, area, {medal, earned, moment ? moment(medal) : MedalMoment{}},
                       scale);
        };
        medals.push_back(column(
            {picture(draw).size(row.side).then(6), name_of_medal(medal_name(texts, medal), earned)
                                                       .at_least(with_text(18))
                                                       .when(row.has_names)}));
    }
    return evenly(std::move(medals), 4);
}

Box medal_legend(const engine::Translations& texts)
{
    using namespace box;
    const std::array names = {texts.trc("legend", "solved"), texts.trc("legend", "no help"),
                              texts.trc("legend", "par")};
    std::vector<Box> all;
    for (const Medal medal : engine::all_medals) {
        const auto draw = [medal](Canvas& canvas, Rect area, Scale scale) {
            draw_medal_sign(canvas, area.centre(), medal, 3.4 * scale.unit, Paint::Gold);
        };
        all.push_back(row({picture(draw).size(12).then(4),
                           text(names[engine::index_of(medal)],
                                {.size = 12, .weight = Weight::Regular, .tint = Paint::Ink2})
                               .grow()})
                          .size(with_text(18)));
    }
    // Below each other where they do not fit side by side.
    return Box::made_by([all](double width, const Unit& unit) {
        double needed = 0;
        for (const Box& each : all)
            needed += each.natural_width(unit) + unit.pixels(8, Axis::Across);
        if (needed > width)
            return column(all);
        const auto in_row = [](const Box& each) {
            return column({each});
        };
        return row(
            {in_row(all[0]), space().grow(), in_row(all[1]), space().grow(), in_row(all[2])});
    });
}

void draw_calendar_day(
    Canvas& canvas, Rect area, const CalendarDay& day, ButtonState state, Scale scale)
{
    // Without medals, the frame is around the number alone.
    const int high = area.height * 2 / 3;
    const Rect framed =
        day.medals.count() > 0 ? area : Rect{area.x, area.y, area.width, high + scale.px(2)};
    const Rect inner = framed.inset(rounded(scale.unit));
    const int corner = rounded(6 * scale.unit);
    const bool is_filled = day.is_chosen && !canvas.style().outlined;
    if (day.is_chosen) {
        if (is_filled)
            canvas.rounded(inner, corner, Paint::Selection);
        canvas.rounded_border(inner, corner, 2 * scale.unit, Paint::SelectionEdge);
    } else if (state.hovered || state.pressed) {
        canvas.rounded(inner, corner, Paint::Hover);
    } else if (day.is_today) {
        canvas.rounded_border(inner, corner, hair(scale), Paint::Ink3);
    }
    const Tint ink = day.is_to_come ? Paint::Ink3 : is_filled ? Paint::SelectionInk : Paint::Ink;
    const bool is_bold = day.is_chosen || day.is_today;
    draw_text(canvas, std::to_string(day.number),
              {area.x, area.y, area.width, framed == area ? high : framed.height},
              {.size = 12,
               .weight = is_bold ? Weight::Bold : Weight::Medium,
               .tint = ink,
               .align = Align::Centre},
              scale);
    const double apart = std::min(8 * scale.unit, area.width / 3.5);
    const double radius = 0.35 * apart;
    const Tint gold = is_filled ? Paint::SelectionInk : Paint::Gold;
    for (const Medal medal : engine::all_medals) {
        const int place = static_cast<int>(engine::index_of(medal)) - 1;
        const Point centre{area.centre().x + rounded(place * apart),
                           area.y + high + rounded((area.height - high) * 0.3)};
        if (day.medals.has(medal))
            draw_medal_sign(canvas, centre, medal, radius, gold);
    }
    if (state.focused)
        draw_focus_ring(canvas, inner, 6, scale);
}

} // namespace game
