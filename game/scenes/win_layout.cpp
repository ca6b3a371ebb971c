#include "game/scenes/win_layout.h"

#include <algorithm>

#include "game/ui/box.h"

namespace game {
namespace {

constexpr int rows_at_most = 5;
constexpr double table_padding = 13;

// A line of text, placed by the y of its middle.
Box line(int& middle, double height)
{
    const auto on_placed = [&middle](const Area& area, Unit) {
        middle = rounded(area.y + area.height / 2);
    };
    return Box(Axis::Down, {}, on_placed).size(height);
}

// Equal splits of at least this width.
Box splits(WinLayout& layout, double width)
{
    std::vector<Box> parts;
    for (Rect& split : layout.splits)
        parts.push_back(box::part(split, width).grow());
    return box::row(parts);
}

// Board and splits on the left, texts on the right; the page is 1280x800 units.
Box wide_page(WinLayout& layout)
{
    using namespace box;
    const Box board = column({space(16), part(layout.board, 536).then(44)});
    const Box left = column({
        space(40),
        row({space(16), board.grow().then(28)}).into(layout.board_card).then(28),
        row({space(16), splits(layout, 100).gaps(10).size(540)}).size(84),
    });
    const Box initials = row({
        space(28),
        column({space(28), part(layout.initials_texts, 110)}).size(230).then(22),
        column({space(36), grid(layout.caps, {initial_count, 88, 12})}).size(252),
    });
    const Box time = row({column({line(layout.time_y, 54)}).grow(), part(layout.badge, 178)});
    const Box buttons =
        row({part(layout.next, 270), part(layout.records, 133), part(layout.title, 133)});
    const Box right = column({
        space(64),
        line(layout.heading_y, 40).then(24),
        time.size(56).then(38),
        initials.size(164).into(layout.initials_card).then(24),
        part(layout.table, 252).then(30),
        buttons.gaps(12).size(56),
    });
    return row({space(40), left.size(580).then(52), right.size(560)});
}

WinLayout lay_out_wide(Size window, Scale scale)
{
    WinLayout layout;
    layout.scale = scale;
    // For windows that are wide but low.
    const double squeeze = std::min(1.0, window.height / (800.0 * scale.unit));
    layout.time_size = 92 * squeeze;
    const Size page{scale.px(1280), scale.px(800 * squeeze)};
    wide_page(layout).lay_out(Rect{(window.width - page.width) / 2,
                                   (window.height - page.height) / 2, page.width, page.height},
                              Unit{scale.unit, scale.unit * squeeze, Rounding::AtTheEnd});
    // The board stays a square.
    layout.board.width = layout.board.height;
    layout.board_card.width = layout.board.width + scale.px(44);
    return layout;
}

// One column; the height that is left decides how much of it is shown.
Box narrow_page(WinLayout& layout, Scale scale, double width, double height, double table)
{
    using namespace box;
    const bool low = height < 620;
    const bool has_splits = height >= 740;
    const double between = low ? 8 : 14;
    const double card = low ? 108 : 140;
    const double cap = low ? 60 : 64;
    const double small = scale.whole((width - 20) * 0.27);
    const Box initials = row({
        space(20),
        column({space(14), part(layout.initials_texts, card - 24)}).grow().then(16),
        grid(layout.caps, {initial_count, cap + 4, 12}).size(3 * cap + 24).across(cap + 4).then(20),
    });
    layout.time_size = low ? 56 : 72;
    const Box time = row({
        column({line(layout.time_y, layout.time_size)}).grow(),
        part(layout.badge, 166).across(48),
    });
    const Box buttons =
        row({part(layout.next).grow(), part(layout.records, small), part(layout.title, small)});
    return column({
        space(low ? 10 : 20),
        line(layout.heading_y, 28),
        time.size(layout.time_size).then(between),
        initials.size(card).into(layout.initials_card).then(between),
        part(layout.table, table).then(between),
        splits(layout, 0).gaps(8).size(84).then(between).when(has_splits),
        buttons.gaps(10).size(low ? 44 : 52).then(low ? 10 : 20),
    });
}

WinLayout lay_out_narrow(Size window, Scale scale)
{
    WinLayout layout;
    layout.scale = scale;
    const double height = window.height / scale.unit;
    const double width = std::min(560.0, window.width / scale.unit - 32);
    const Unit unit{scale.unit};
    const Box without_table = narrow_page(layout, scale, width, height, 2 * table_padding);
    const double room = height - without_table.min_height(unit) / scale.unit;
    layout.table_rows = std::clamp(static_cast<int>(room / 26), 1, rows_at_most);
    const double row = std::clamp(scale.whole(room / layout.table_rows), 20.0, 45.0);
    const int left = (window.width - scale.px(width)) / 2;
    narrow_page(layout, scale, width, height, layout.table_rows * row + 2 * table_padding)
        .lay_out(Rect{left, 0, scale.px(width), window.height}, unit);
    return layout;
}

} // namespace

Rect WinLayout::table_row(int row) const
{
    const int padding = scale.px(table_padding);
    const int height = (table.height - 2 * padding) / table_rows;
    return Rect{table.x + scale.px(12), table.y + padding + height * row,
                table.width - 2 * scale.px(12), height};
}

Rect WinLayout::arrow_up(std::size_t cap) const
{
    return Rect{caps[cap].x, caps[cap].y - scale.px(24), caps[cap].width, scale.px(18)};
}

Rect WinLayout::arrow_down(std::size_t cap) const
{
    return Rect{caps[cap].x, caps[cap].bottom() + scale.px(8), caps[cap].width, scale.px(18)};
}

WinLayout lay_out_win(Size window, double text_size)
{
    // Most of it is large already, so there is no room for much larger text.
    const Scale scale = scale_for(window, std::min(text_size, 1.15));
    const bool wide = window.width >= scale.px(1280) && window.height >= scale.px(690);
    if (wide)
        return lay_out_wide(window, scale);
    return lay_out_narrow(window, scale);
}

} // namespace game
