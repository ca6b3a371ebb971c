#include "game/widgets/theme_swatch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

struct SwatchCell {
    std::string_view digit;
    Paint background;
    Paint ink;
};

// A given, an entry and the peers of a selected cell, in reading order.
constexpr std::array<SwatchCell, 9> swatch_sample = {{
    {"3", Paint::Board, Paint::Given},
    {"", Paint::Peer, Paint::Given},
    {"8", Paint::Board, Paint::Given},
    {"", Paint::Peer, Paint::Given},
    {"2", Paint::Selection, Paint::SelectedEntry},
    {"1", Paint::Peer, Paint::Entry},
    {"9", Paint::Board, Paint::Given},
    {"5", Paint::Peer, Paint::Entry},
    {"", Paint::Board, Paint::Given},
}};

constexpr std::size_t selected_sample = 4;

} // namespace

void draw_theme_dot(Canvas& canvas, Rect area, int theme, Scale scale)
{
    canvas.rounded(area, area.height / 2, Tint(Paint::Board).in_theme(theme));
    canvas.rounded_border(area, area.height / 2, hair(scale), Paint::Ink3);
    const Rect inner = area.inset(area.height / 4);
    canvas.rounded(inner, inner.height / 2, Tint(Paint::Accent).in_theme(theme));
}

void draw_theme_board(Canvas& canvas, Rect square, int theme, Scale scale)
{
    const auto tint = [theme](Paint paint) {
        return Tint(paint).in_theme(theme);
    };
    const int thick = scale.px(3);
    const int thin = scale.px(1);
    const int cell = (square.width - 2 * thick - 2 * thin) / 3;
    const int side = 3 * cell + 2 * thick + 2 * thin;
    canvas.rounded(Rect{square.x, square.y, side, side}, scale.px(3), tint(Paint::Thick));
    canvas.fill(Rect{square.x + thick, square.y + thick, side - 2 * thick, side - 2 * thick},
                tint(Paint::Thin));
    for (int index = 0; index < engine::count_of(swatch_sample); ++index) {
        const int column = index % 3;
        const int row = index / 3;
        const Rect place{square.x + thick + column * (cell + thin),
                         square.y + thick + row * (cell + thin), cell, cell};
        const SwatchCell& look = swatch_sample[index];
        canvas.fill(place, tint(look.background));
        if (index == selected_sample)
            canvas.rounded_border(place, 0, scale.px(2), tint(Paint::SelectionEdge));
        const Weight weight = look.ink == Paint::Given ? Weight::Bold : Weight::Medium;
        const Font font{Face::Numerals, weight, rounded(cell * 0.62)};
        if (!look.digit.empty())
            canvas.text(look.digit, place.centre(), Align::Centre, font, tint(look.ink));
    }
}

void draw_theme_card(Canvas& canvas,
                     const Button& card,
                     ButtonState state,
                     int theme,
                     const std::string& name,
                     Scale scale)
{
    const Rect area = card.area;
    const int radius = scale.px(10);
    canvas.rounded(area, radius, Tint(Paint::Background).in_theme(theme));
    canvas.rounded_border(area, radius, hair(scale), Paint::Line);
    const int side = std::min(scale.px(80), area.width - scale.px(14));
    draw_theme_board(canvas,
                     Rect{area.x + (area.width - side) / 2, area.y + scale.px(18), side, side},
                     theme, scale);
    const int top = area.y + scale.px(18) + side;
    draw_text(canvas, name,
              Rect{area.x + scale.px(4), top, area.width - scale.px(8),
                   area.bottom() - scale.px(4) - top},
              TextLook{.size = 13,
                       .weight = card.chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = Tint(Paint::Ink).in_theme(theme),
                       .align = Align::Centre},
              scale);
    if (card.chosen) {
        canvas.rounded_border(area, radius, scale.px(3), Paint::Accent);
        draw_chosen_mark(canvas, Point{area.right() - scale.px(14), area.y + scale.px(14)}, scale);
    }
    if (state.focused)
        draw_focus_ring(canvas, area, 10, scale);
    else if (state.hovered && !card.chosen)
        canvas.rounded_border(area.inset(-scale.px(3)), scale.px(13), hair(scale), Paint::Ink3);
}

void draw_chosen_mark(Canvas& canvas, Point centre, Scale scale)
{
    const int radius = scale.px(9);
    canvas.rounded(Rect{centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius,
                   Paint::Accent);
    const double unit = scale.unit;
    Shape tick(canvas.memory());
    add_line(tick, {Spot{-4 * unit, 0}, Spot{-1 * unit, 3 * unit}, Spot{4 * unit, -3 * unit}},
             2 * unit);
    canvas.shape(tick, centre, Paint::OnAccent);
}

} // namespace game
