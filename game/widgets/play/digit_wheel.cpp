#include "game/widgets/play/digit_wheel.h"

#include <algorithm>
#include <string>

#include "game/widgets/button_background.h"
#include "game/widgets/play/beside_cell.h"

namespace game {

using engine::Digit;

namespace {

constexpr int columns = 3;
constexpr double key_side = 44;
constexpr double wheel_gap = 4;
constexpr double padding = 8;
constexpr double side = columns * key_side + (columns - 1) * wheel_gap + 2 * padding;
constexpr double page_height = 18; // of the line that says which page is shown

} // namespace

int wheel_pages(const engine::Grid& grid)
{
    return (grid.size() + wheel_places - 1) / wheel_places;
}

Digit wheel_digit(const engine::Grid& grid, int page, int place)
{
    return engine::digit_up_to(grid.size(), page * wheel_places + place + 1);
}

int wheel_place(StickTilted tilt)
{
    return (tilt.down + 1) * columns + tilt.right + 1;
}

Rect place_wheel(Rect beside, Rect board, Scale scale)
{
    const int width = scale.px(side);
    return beside_cell(Size{width, width}, beside, board, scale.px(wheel_gap));
}

void draw_wheel(Canvas& canvas, const DigitWheel& wheel, const engine::Grid& grid, Scale scale)
{
    const int pages = wheel_pages(grid);
    Rect card = wheel.area;
    if (pages > 1)
        card.height += scale.px(page_height);
    const int radius = scale.px(16);
    canvas.shadow(card, radius, ShadowKind::Board);
    canvas.rounded(card, radius, Paint::Surface);
    canvas.rounded_border(card, radius, hair(scale), Paint::Line);
    const int step = scale.px(key_side + wheel_gap);
    for (int place = 0; place < wheel_places; ++place) {
        const Digit digit = wheel_digit(grid, wheel.page, place);
        if (digit == engine::no_digit)
            continue;
        const Rect key{wheel.area.x + scale.px(padding) + place % columns * step,
                       wheel.area.y + scale.px(padding) + place / columns * step,
                       scale.px(key_side), scale.px(key_side)};
        const bool chosen = digit == wheel.chosen;
        canvas.rounded(key, key.width / 2, chosen ? Paint::Accent : Paint::Raised);
        canvas.text(grid.symbol(digit), key.centre(), Align::Centre,
                    Font{Face::Numerals, Weight::SemiBold, scale.px(22)},
                    chosen ? Paint::OnAccent : Paint::Ink);
    }
    if (pages > 1)
        canvas.text(std::to_string(wheel.page + 1) + " / " + std::to_string(pages),
                    Point{card.centre().x, wheel.area.bottom() + scale.px(4)}, Align::Centre,
                    Font{Face::Text, Weight::Medium, scale.px(12)}, Paint::Ink2);
}

} // namespace game
