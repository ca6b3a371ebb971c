#include "game/widgets/cards/medals.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/ui/shape.h"
#include "game/ui/shifted_canvas.h"

namespace game {
namespace {

using engine::Medal;
using engine::Medals;

constexpr int dashes = 18; // of a ring that is not earned yet
constexpr double dash_share = 0.5;

Icon icon_of(Medal medal)
{
    constexpr std::array icons = {Icon::Check, Icon::Star, Icon::Clock};
    return icons[engine::index_of(medal)];
}

void draw_open_ring(Canvas& canvas, Point centre, double radius, Scale scale)
{
    Shape ring(canvas.memory());
    const double step = 360.0 / dashes;
    for (int dash = 0; dash < dashes; ++dash)
        add_arc(ring, {}, radius, dash * step, dash_share * step, 1.5 * scale.unit);
    canvas.shape(ring, centre, Paint::Ink3);
}

void draw_closing_ring(Canvas& canvas, Point centre, double radius, double share, double width)
{
    Shape ring(canvas.memory());
    add_arc(ring, {}, radius, 0, 360 * share, width);
    canvas.shape(ring, centre, Paint::Gold);
}

} // namespace

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

std::string medals_in_words(const engine::Translations& texts, const Medals& medals)
{
    std::vector<std::string> names;
    for (const Medal medal : engine::all_medals)
        if (medals.has(medal))
            names.push_back(medal_name(texts, medal));
    return joined(names, ", ");
}

void draw_medal(
    Canvas& canvas, Rect area, Medal medal, bool earned, Scale scale, MedalMoment moment)
{
    const Point centre = area.centre();
    const int side = std::min(area.width, area.height);
    const double width = 2 * scale.unit;
    const double radius = side / 2.0 - width / 2;
    const int sign = rounded(side * 0.52 * (earned ? moment.sign : 1));
    if (!earned) {
        draw_open_ring(canvas, centre, radius, scale);
        return draw_icon(canvas, icon_of(medal), centre, sign, Paint::Ink3);
    }
    ShiftedCanvas faded(canvas, canvas.size(), 0, moment.opacity);
    const Rect disc{centre.x - side / 2, centre.y - side / 2, side, side};
    faded.rounded(disc, side / 2, Paint::GoldSoft);
    draw_closing_ring(faded, centre, radius, moment.ring, width);
    if (sign > 0)
        draw_icon(faded, icon_of(medal), centre, sign, Paint::Gold);
}

Box medal_row(const engine::Translations& texts, const MedalRow& row)
{
    using namespace box;
    std::vector<Box> medals;
    for (const Medal medal : engine::all_medals) {
        const bool earned = row.earned.has(medal);
        const auto draw = [=, moment = row.moment](Canvas& canvas, Rect area, Scale scale) {
            draw_medal(canvas, area, medal, earned, scale, moment ? moment(medal) : MedalMoment{});
        };
        const TextLook name_look{.size = 12,
                                 .weight = earned ? Weight::SemiBold : Weight::Medium,
                                 .tint = earned ? Paint::Gold : Paint::Ink2,
                                 .align = Align::Centre};
        medals.push_back(column({picture(draw).size(row.side).then(6),
                                 text(medal_name(texts, medal), name_look).size(with_text(18))}));
    }
    return evenly(std::move(medals), 4);
}

void draw_medal_signs(Canvas& canvas, Rect area, const Medals& medals, Scale scale)
{
    const Point centre = area.centre();
    const int apart = rounded(8 * scale.unit);
    int place = -1;
    for (const Medal medal : engine::all_medals) {
        if (medals.has(medal))
            draw_medal_sign(canvas, {centre.x + place * apart, centre.y}, medal, 2.8 * scale.unit);
        ++place;
    }
}

void draw_medal_sign(Canvas& canvas, Point centre, Medal medal, double radius)
{
    Shape sign(canvas.memory());
    const double wide = 1.25 * radius;
    switch (medal) {
    case Medal::Solved:
        add_disc(sign, {}, radius);
        break;
    case Medal::NoHelp:
        add_polygon(sign, {{0, -wide}, {wide, 0}, {0, wide}, {-wide, 0}});
        break;
    case Medal::UnderPar:
        add_polygon(sign,
                    {{0, -wide}, {1.2 * radius, 0.9 * radius}, {-1.2 * radius, 0.9 * radius}});
        break;
    }
    canvas.shape(sign, centre, Paint::Gold);
}

} // namespace game
