#include "game/widgets/play/play_layout.h"

#include <algorithm>

#include "game/widgets/play/play_forms.h"

namespace game {

int pad_columns(int size)
{
    if (size <= 4)
        return 2;
    if (size <= 12)
        return 3;
    return size <= 16 ? 4 : 5;
}

double pad_gap(int columns)
{
    return columns <= 3 ? 12 : columns == 4 ? 8 : 6;
}

Box text_line(TextSpot& spot, double size, Align align)
{
    return Box(Axis::Down, {}, [&spot, size, align](const Area& area, const Unit&, Placement&) {
        const Rect place = area.rounded();
        const int x = align == Align::Right ? place.right() : place.x;
        spot = TextSpot{{x, place.centre().y}, align, size, spot.width};
    });
}

namespace {

FreeStrips strips_beside(const PlayLayout& layout)
{
    const Rect rail = layout.left_rail;
    // The selected row of the rail extends slightly beyond it.
    const int beside = rail.empty() ? 0 : rail.right() + layout.scale.px(12);
    int over = 0;
    for (const Rect& each : {layout.menu, layout.pause, layout.chip, layout.bar}) {
        if (each.bottom() <= layout.board.y)
            over = std::max(over, each.bottom());
    }
    return {layout.board.x - beside, layout.board.y - over};
}

void lay_out_rest(PlayLayout& layout, int size, PlayRules rules, PlayCard card, PlayClock clock)
{
    switch (layout.form) {
    case PlayForm::Cockpit:
        return lay_out_cockpit(layout, size, clock);
    case PlayForm::Console:
        return lay_out_console(layout, size, card, clock);
    case PlayForm::Stack:
        return lay_out_stack(layout, size);
    case PlayForm::StackCompact:
        return lay_out_compact(layout, size, rules);
    }
}

} // namespace

PlayLayout lay_out_play(Size window,
                        double text_size,
                        const engine::Grid& grid,
                        PlayRules rules,
                        PlayCard card,
                        PlayClock clock)
{
    PlayLayout layout = frame_play(window, text_size, grid, card);
    layout.keys.resize(grid.size());
    lay_out_rest(layout, grid.size(), rules, card, clock);
    layout.free = strips_beside(layout);
    return layout;
}

void dim_around_board(Canvas& canvas, const PlayLayout& layout, Tint tint)
{
    const Size window = canvas.size();
    const Rect board = layout.board;
    const int marks = layout.scale.px(layout.gutter + 12); // to the right of the board and below it
    const int before = layout.scale.px(4);
    const int left = board.x - before;
    const int right = std::min(board.right() + marks, window.width);
    const int top = board.y - before;
    const int bottom = std::min(board.bottom() + marks, window.height);
    canvas.fill(Rect{0, 0, left, window.height}, tint);
    canvas.fill(Rect{right, 0, window.width - right, window.height}, tint);
    canvas.fill(Rect{left, 0, right - left, top}, tint);
    canvas.fill(Rect{left, bottom, right - left, window.height - bottom}, tint);
}

} // namespace game
