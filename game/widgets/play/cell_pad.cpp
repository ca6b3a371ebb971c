#include "game/widgets/play/cell_pad.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/cell_colours.h"
#include "game/widgets/board/symbol.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

using engine::Digit;
using engine::Square;

constexpr double key_gap = 4; // units; likewise below
constexpr double pad_padding = 8;
constexpr double tab_width = 36;
constexpr double tab_height = 34;
constexpr int wheel_columns = 3;
constexpr double wheel_key = 44;
constexpr double page_height = 18; // of the line that says which page is shown

struct PadSize {
    int columns;
    int rows;
    double key;
    double width;
    double height;
};

PadSize size_for(int keys, int tabs)
{
    const int columns = rounded_up(std::sqrt(keys));
    const int rows = (keys + columns - 1) / columns;
    const double key = keys <= 9 ? 44 : 32;
    const double of_keys = columns * (key + key_gap) - key_gap;
    const double of_tabs = tabs * (tab_width + key_gap) - key_gap;
    return {columns, rows, key, std::max(of_keys, of_tabs) + 2 * pad_padding,
            tab_height + rows * (key + key_gap) + 2 * pad_padding};
}

Icon icon_of(Mode mode)
{
    switch (mode) {
    case Mode::Digit:
        return Icon::ModeDigit;
    case Mode::Corner:
        return Icon::ModeCorner;
    case Mode::Centre:
        return Icon::ModeCentre;
    case Mode::Colour:
        return Icon::ModeColour;
    }
    return Icon::ModeDigit;
}

// Whether the cell has what the key would write.
bool has(const Square& square, Mode mode, Digit digit)
{
    switch (mode) {
    case Mode::Digit:
        return square.digit == digit;
    case Mode::Corner:
        return square.corner_notes.has(digit);
    case Mode::Centre:
        return square.centre_notes.has(digit);
    case Mode::Colour:
        return square.colours.has(digit);
    }
    return false;
}

void draw_tabs(Canvas& canvas, const CellPad& pad, Scale scale)
{
    for (const CellPad::Tab& tab : pad.tabs) {
        const bool chosen = tab.mode == pad.mode;
        if (chosen)
            canvas.rounded(tab.area, scale.px(7), Paint::Accent);
        draw_icon(canvas, icon_of(tab.mode), tab.area.centre(), scale.px(20),
                  chosen ? Paint::OnAccent : Paint::Ink);
    }
}

void draw_swatch(Canvas& canvas, Rect key, Digit colour, bool chosen, Scale scale)
{
    draw_colour_swatch(canvas, key, scale.px(7), colour, scale);
    canvas.rounded_border(key, scale.px(7), hair(scale), Paint::Line);
    if (chosen)
        draw_icon(canvas, Icon::Check, key.centre(), scale.px(20), Paint::Ink);
}

// To the lower right of the cell or, if there is no room, on the other side: outside its row and
// column, if there is room within the board.
Rect beside_cell(Size size, Rect cell, Rect board, int gap)
{
    int x = cell.right() + gap;
    if (x + size.width > board.right())
        x = std::max(board.x, cell.x - gap - size.width);
    int y = cell.bottom() + gap;
    if (y + size.height > board.bottom())
        y = std::max(board.y, cell.y - gap - size.height);
    return Rect{x, y, size.width, size.height};
}

void draw_pad(Canvas& canvas, Rect area, int radius, Scale scale)
{
    canvas.shadow(area, radius, ShadowKind::Board);
    canvas.rounded(area, radius, Paint::Surface);
    canvas.rounded_border(area, radius, hair(scale), Paint::Line);
}

} // namespace

std::vector<Mode> modes_for(const Square& square)
{
    if (square.given)
        return {Mode::Colour};
    if (square.digit != engine::no_digit)
        return {Mode::Digit, Mode::Colour};
    return {Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour};
}

Digit CellPad::digit_at(Point point) const
{
    const auto found =
        std::ranges::find_if(keys, [point](Rect key) { return key.contains(point); });
    return found == keys.end() ? engine::no_digit : engine::digit_at(found - keys.begin());
}

std::optional<Mode> CellPad::mode_at(Point point) const
{
    const auto found =
        std::ranges::find_if(tabs, [point](const Tab& tab) { return tab.area.contains(point); });
    return found == tabs.end() ? std::nullopt : std::optional(found->mode);
}

CellPad place_cell_pad(const engine::Grid& grid,
                       engine::Cell cell,
                       const std::vector<Mode>& modes,
                       Mode mode,
                       Rect beside,
                       Rect board,
                       Scale scale)
{
    const int keys = mode == Mode::Colour ? engine::colour_count : grid.size();
    // The pad keeps its size in all modes, so that its tabs stay where they are.
    const PadSize largest =
        size_for(std::max(grid.size(), engine::colour_count), engine::count_of(modes));
    const PadSize size = size_for(keys, engine::count_of(modes));
    const int away = scale.px(key_gap);
    CellPad pad{.cell = cell,
                .mode = mode,
                .area = beside_cell(Size{scale.px(largest.width), scale.px(largest.height)}, beside,
                                    board, away),
                .tabs = {},
                .keys = {}};
    const Point corner{pad.area.x + scale.px(pad_padding), pad.area.y + scale.px(pad_padding)};
    for (Mode each : modes) {
        const int step = engine::count_of(pad.tabs) * scale.px(tab_width + key_gap);
        pad.tabs.push_back(
            {each, Rect{corner.x + step, corner.y, scale.px(tab_width), scale.px(tab_height)}});
    }
    const int side = scale.px(size.key);
    const int step = side + away;
    for (int index = 0; index < keys; ++index)
        pad.keys.push_back(
            Rect{corner.x + index % size.columns * step,
                 corner.y + scale.px(tab_height) + away + index / size.columns * step, side, side});
    return pad;
}

void draw_cell_pad(
    Canvas& canvas, const CellPad& pad, const engine::Grid& grid, const Square& square, Scale scale)
{
    draw_pad(canvas, pad.area, scale.px(10), scale);
    draw_tabs(canvas, pad, scale);
    Digit digit = 0;
    for (Rect key : pad.keys) {
        ++digit;
        const bool chosen = has(square, pad.mode, digit);
        if (pad.mode == Mode::Colour) {
            draw_swatch(canvas, key, digit, chosen, scale);
            continue;
        }
        canvas.rounded(key, scale.px(7), chosen ? Paint::Accent : Paint::Raised);
        const Font font{Face::Numerals, Weight::SemiBold,
                        scale.font(pad.mode == Mode::Digit ? 20 : 16)};
        draw_symbol(canvas, grid, digit, key.centre(), font, chosen ? Paint::OnAccent : Paint::Ink);
    }
}

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
    return (tilt.down + 1) * wheel_columns + tilt.right + 1;
}

Rect place_wheel(Rect beside, Rect board, Scale scale)
{
    const int width =
        scale.px(wheel_columns * wheel_key + (wheel_columns - 1) * key_gap + 2 * pad_padding);
    return beside_cell(Size{width, width}, beside, board, scale.px(key_gap));
}

void draw_wheel(Canvas& canvas, const DigitWheel& wheel, const engine::Grid& grid, Scale scale)
{
    const int pages = wheel_pages(grid);
    Rect card = wheel.area;
    if (pages > 1)
        card.height += scale.px(page_height);
    draw_pad(canvas, card, scale.px(16), scale);
    const int step = scale.px(wheel_key + key_gap);
    for (int place = 0; place < wheel_places; ++place) {
        const Digit digit = wheel_digit(grid, wheel.page, place);
        if (digit == engine::no_digit)
            continue;
        const Rect key{wheel.area.x + scale.px(pad_padding) + place % wheel_columns * step,
                       wheel.area.y + scale.px(pad_padding) + place / wheel_columns * step,
                       scale.px(wheel_key), scale.px(wheel_key)};
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
