#include "game/widgets/theme_swatch.h"

#include <array>
#include <cmath>
#include <string_view>

#include "game/widgets/ground.h"

namespace game {
namespace {

struct SampleCell {
    std::string_view digit;
    Paint ground;
    Paint ink;
};

// A given, an entry, what a selected cell sees, in reading order.
constexpr std::array<SampleCell, 9> sample = {{
    {"3", Paint::Board, Paint::Given},
    {"", Paint::Peer, Paint::Given},
    {"8", Paint::Board, Paint::Given},
    {"", Paint::Peer, Paint::Given},
    {"2", Paint::Selection, Paint::Entry},
    {"1", Paint::Peer, Paint::Entry},
    {"9", Paint::Board, Paint::Given},
    {"5", Paint::Peer, Paint::Entry},
    {"", Paint::Board, Paint::Given},
}};

constexpr std::size_t selected = 4;

} // namespace

void draw_theme_dot(Canvas& canvas, Rect area, int theme, Scale scale)
{
    canvas.rounded(area, area.height / 2, Tint(Paint::Board).in_theme(theme));
    canvas.rounded_border(area, area.height / 2, hair(scale), Paint::Ink3);
    const int inner = area.height * 13 / 24;
    const int inset = (area.height - inner) / 2;
    canvas.rounded(area.inset(inset), inner / 2, Tint(Paint::Accent).in_theme(theme));
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
    for (std::size_t index = 0; index < sample.size(); ++index) {
        const int column = static_cast<int>(index) % 3;
        const int row = static_cast<int>(index) / 3;
        const Rect place{square.x + thick + column * (cell + thin),
                         square.y + thick + row * (cell + thin), cell, cell};
        const SampleCell& look = sample[index];
        canvas.fill(place, tint(look.ground));
        if (index == selected)
            canvas.rounded_border(place, 0, static_cast<float>(scale.px(2)),
                                  tint(Paint::SelectionEdge));
        const Weight weight = look.ink == Paint::Given ? Weight::Bold : Weight::Medium;
        const Font font{Face::Figures, weight, static_cast<int>(std::lround(cell * 0.62))};
        if (!look.digit.empty())
            canvas.text(look.digit, place.centre(), Align::Centre, font, tint(look.ink));
    }
}

} // namespace game
