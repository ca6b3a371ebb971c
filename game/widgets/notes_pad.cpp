#include "game/widgets/notes_pad.h"

#include <algorithm>
#include <cmath>

#include "game/widgets/beside_cell.h"
#include "game/widgets/button_background.h"

namespace game {

using engine::Digit;

Digit NotesPad::digit_at(Point point) const
{
    for (std::size_t index = 0; index < keys.size(); ++index) {
        if (keys[index].contains(point))
            return static_cast<Digit>(index + 1);
    }
    return engine::no_digit;
}

NotesPad
place_notes_pad(const engine::Grid& grid, engine::Cell cell, Rect beside, Rect board, Scale scale)
{
    const int columns = static_cast<int>(std::ceil(std::sqrt(grid.size())));
    const int rows = (grid.size() + columns - 1) / columns;
    const int side = scale.px(grid.size() <= 9 ? 44 : 32);
    const int gap = scale.px(4);
    const int padding = scale.px(8);
    const int width = columns * side + (columns - 1) * gap + 2 * padding;
    const int height = rows * side + (rows - 1) * gap + 2 * padding;

    NotesPad pad{
        .cell = cell, .area = beside_cell(Size{width, height}, beside, board, gap), .keys = {}};
    const auto [x, y] = Point{pad.area.x, pad.area.y};
    for (int index = 0; index < grid.size(); ++index)
        pad.keys.push_back(Rect{x + padding + index % columns * (side + gap),
                                y + padding + index / columns * (side + gap), side, side});
    return pad;
}

void draw_notes_pad(Canvas& canvas,
                    const NotesPad& pad,
                    const engine::Grid& grid,
                    engine::DigitSet notes,
                    Scale scale)
{
    const int radius = scale.px(10);
    canvas.shadow(pad.area, radius, ShadowKind::Board);
    canvas.rounded(pad.area, radius, Paint::Surface);
    canvas.rounded_border(pad.area, radius, hair(scale), Paint::Line);
    for (std::size_t index = 0; index < pad.keys.size(); ++index) {
        const Digit digit = static_cast<Digit>(index + 1);
        const bool noted = notes.has(digit);
        canvas.rounded(pad.keys[index], scale.px(7), noted ? Paint::Accent : Paint::Raised);
        canvas.text(grid.symbol(digit), pad.keys[index].centre(), Align::Centre,
                    Font{Face::Numerals, Weight::SemiBold, scale.font(16)},
                    noted ? Paint::OnAccent : Paint::Ink);
    }
}

} // namespace game
