#include "game/scenes/win_layout.h"

#include <algorithm>

namespace game {
namespace {

constexpr int rows_at_most = 5;
constexpr double table_padding = 13;

// All numbers in units of the design, from the top left corner of a window of 1280x800.
class Wide {
public:
    Wide(Size window, Scale scale) : scale_(scale)
    {
        squeeze_ = std::min(1.0, window.height / (800.0 * scale.unit));
        const int left = (window.width - px(1280)) / 2;
        const int top = (window.height - down(800)) / 2;
        origin_ = Point{left, top};
    }

    WinLayout layout() const
    {
        WinLayout layout;
        layout.scale = scale_;
        layout.board_card = rect(40, 40, 580, 596);
        layout.board = rect(56, 56, 536, 536);
        for (std::size_t split = 0; split < layout.splits.size(); ++split)
            layout.splits[split] = rect(56 + 110 * static_cast<double>(split), 664, 100, 84);
        // Squeezed or not, the board is a square.
        layout.board.width = layout.board.height;
        layout.board_card.width = layout.board.width + px(44);
        layout.heading_y = origin_.y + down(84);
        layout.time_y = origin_.y + down(155);
        layout.time_size = 92 * squeeze_;
        layout.badge = rect(1054, 128, 178, 56);
        layout.initials_card = rect(672, 222, 560, 164);
        layout.initials_words = rect(700, 250, 230, 110);
        for (std::size_t cap = 0; cap < layout.caps.size(); ++cap)
            layout.caps[cap] = rect(952 + 88 * static_cast<double>(cap), 258, 76, 88);
        layout.table = rect(672, 410, 560, 252);
        layout.next = rect(672, 692, 270, 56);
        layout.records = rect(954, 692, 133, 56);
        layout.title = rect(1099, 692, 133, 56);
        return layout;
    }

private:
    int px(double units) const { return scale_.px(units); }
    Rect rect(double x, double y, double width, double height) const
    {
        return Rect{origin_.x + px(x), origin_.y + down(y), px(width), down(height)};
    }
    int down(double units) const { return scale_.px(units * squeeze_); }

    Scale scale_;
    double squeeze_ = 1; // a window that is wide but low
    Point origin_;
};

// One column; what is left of the height decides how much of it is shown.
class Narrow {
public:
    Narrow(Size window, Scale scale) : window_(window), scale_(scale)
    {
        width_ = std::min(px(560), window.width - 2 * px(16));
        x_ = (window.width - width_) / 2;
    }

    WinLayout layout()
    {
        WinLayout layout;
        layout.scale = scale_;
        const bool low = window_.height < px(620);
        const bool splits = window_.height >= px(740);
        const int gap = px(low ? 8 : 14);
        const int margin = px(low ? 10 : 20);
        y_ = margin;
        layout.heading_y = take(px(28)).centre().y;
        layout.time_size = low ? 56 : 72;
        const Rect time = take(px(low ? 56 : 72));
        layout.time_y = time.centre().y;
        layout.badge =
            Rect{x_ + width_ - px(166), time.y + (time.height - px(48)) / 2, px(166), px(48)};
        y_ += gap;
        place_initials(layout, low ? px(108) : px(140));
        y_ += gap;
        const int button = px(low ? 44 : 52);
        const int below = margin + button + gap + (splits ? px(84) + gap : 0);
        place_table(layout, window_.height - below - y_);
        y_ += gap;
        if (splits) {
            place_splits(layout);
            y_ += gap;
        }
        place_buttons(layout, take(button));
        return layout;
    }

private:
    int px(double units) const { return scale_.px(units); }

    Rect take(int height)
    {
        const Rect area{x_, y_, width_, height};
        y_ += height;
        return area;
    }

    void place_initials(WinLayout& layout, int height)
    {
        layout.initials_card = take(height);
        const Rect card = layout.initials_card;
        const int side = std::min(px(64), height - px(48));
        const int step = side + px(12);
        const int first = card.right() - px(20) - side - 2 * step;
        for (std::size_t cap = 0; cap < layout.caps.size(); ++cap)
            layout.caps[cap] = Rect{first + step * static_cast<int>(cap),
                                    card.centre().y - (side + px(4)) / 2, side, side + px(4)};
        layout.initials_words =
            Rect{card.x + px(20), card.y + px(14), first - card.x - px(36), height - px(24)};
    }

    void place_table(WinLayout& layout, int room)
    {
        const int usual_row = px(45);
        const int least_row = px(26);
        layout.table_rows = std::clamp((room - 2 * px(table_padding)) / least_row, 1, rows_at_most);
        const int row =
            std::clamp((room - 2 * px(table_padding)) / layout.table_rows, px(20), usual_row);
        layout.table = take(layout.table_rows * row + 2 * px(table_padding));
    }

    void place_splits(WinLayout& layout)
    {
        const Rect line = take(px(84));
        const int count = static_cast<int>(layout.splits.size());
        const int gap = px(8);
        const int width = (line.width - (count - 1) * gap) / count;
        for (std::size_t split = 0; split < layout.splits.size(); ++split)
            layout.splits[split] =
                Rect{line.x + (width + gap) * static_cast<int>(split), line.y, width, line.height};
    }

    void place_buttons(WinLayout& layout, Rect line)
    {
        const int gap = px(10);
        const int small = (line.width - 2 * gap) * 27 / 100;
        layout.next = Rect{line.x, line.y, line.width - 2 * (small + gap), line.height};
        layout.records = Rect{layout.next.right() + gap, line.y, small, line.height};
        layout.title = Rect{layout.records.right() + gap, line.y, small, line.height};
    }

    Size window_;
    Scale scale_;
    int width_ = 0;
    int x_ = 0;
    int y_ = 0;
};

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
    // Large as most of it is, it has no room for much larger texts.
    const Scale scale = scale_for(window, std::min(text_size, 1.15));
    const bool wide = window.width >= scale.px(1280) && window.height >= scale.px(690);
    if (wide)
        return Wide(window, scale).layout();
    return Narrow(window, scale).layout();
}

} // namespace game
