// Cages: a dashed line inside the cells, continued across the board's lines, and its sum, if it
// has one, in the first cell.

#include <algorithm>
#include <cmath>
#include <string>

#include "game/ui/rounding.h"

#include "game/widgets/board/board_drawing.h"

namespace game {
namespace {

using engine::Cage;
using engine::Cell;

int share(int side, double of_it, int least)
{
    return std::max(least, rounded(side * of_it));
}

class CageLines {
public:
    CageLines(Canvas& canvas, const PlacedBoard& placed, const Cage& cage, const BoardLook& look)
        : canvas_(canvas),
          placed_(placed),
          cage_(cage),
          look_(look),
          inset_(cage_inset(placed)),
          width_(placed.cell() >= 90 ? 2 : 1),
          dash_(share(placed.cell(), 0.07, 2)),
          period_(dash_ + share(placed.cell(), 0.045, 2))
    {
    }

    void draw()
    {
        if (cage_.has_sum())
            write_sum();
        for (Cell cell : cage_.cells) {
            for (int way : {-1, 1}) {
                draw_across(cell, way);
                draw_down(cell, way);
            }
        }
    }

private:
    void write_sum()
    {
        const Cell first = *std::ranges::min_element(cage_.cells);
        const Rect area = placed_.area_of(first);
        const Font font = sum_font(placed_);
        const std::string sum = std::to_string(cage_.sum);
        const int left = area.x + std::max(2, inset_ - 1);
        const int middle = area.y + inset_ + font.size * 2 / 5;
        const int width = canvas_.width_of(sum, font);
        // The line leaves this area free.
        sum_area_ =
            Rect{area.x, area.y, left + width + 2 - area.x, middle + font.size / 2 - area.y};
        canvas_.text(sum, Point{left, middle}, Align::Left, font,
                     on_selection(Paint::Ink, Paint::SelectionInk, selected_share(look_, first)));
    }

    Tint line_of(Cell cell) const
    {
        return on_selection(Paint::Cage, Paint::SelectedNote, selected_share(look_, cell));
    }

    bool in_cage(Cell cell, int down, int right) const
    {
        return holds(cage_.cells, placed_.neighbour(cell, down, right));
    }

    // Draws the line along the top (-1) or the bottom (1) of the cell.
    void draw_across(Cell cell, int way)
    {
        if (in_cage(cell, way, 0))
            return;
        const Rect area = placed_.area_of(cell);
        const int y = way < 0 ? area.y + inset_ : area.bottom() - inset_ - width_;
        int from = area.x + inset_;
        if (in_cage(cell, 0, -1))
            from = area.x - placed_.gaps_around(cell).left - (in_cage(cell, way, -1) ? inset_ : 0);
        int to = area.right() - inset_;
        if (in_cage(cell, 0, 1))
            to = area.right() +
                 (in_cage(cell, way, 1) ? placed_.gaps_around(cell).right + inset_ : 0);
        dash(from, to, placed_.area().x, line_of(cell),
             [&](int start, int length) { return Rect{start, y, length, width_}; });
    }

    // Draws the line along the left (-1) or the right (1) of the cell.
    void draw_down(Cell cell, int way)
    {
        if (in_cage(cell, 0, way))
            return;
        const Rect area = placed_.area_of(cell);
        const int x = way < 0 ? area.x + inset_ : area.right() - inset_ - width_;
        int from = area.y + inset_;
        if (in_cage(cell, -1, 0))
            from = area.y - placed_.gaps_around(cell).above - (in_cage(cell, -1, way) ? inset_ : 0);
        int to = area.bottom() - inset_;
        if (in_cage(cell, 1, 0))
            to = area.bottom() +
                 (in_cage(cell, 1, way) ? placed_.gaps_around(cell).below + inset_ : 0);
        dash(from, to, placed_.area().y, line_of(cell),
             [&](int start, int length) { return Rect{x, start, width_, length}; });
    }

    // Dashes have the same phase on the whole board, so that the pieces of a line join.
    template <typename MakeRect>
    void dash(int from, int to, int origin, Tint line, MakeRect make_rect)
    {
        const int first = origin + (from - origin) / period_ * period_;
        for (int start = first; start < to; start += period_) {
            const int begin = std::max(start, from);
            const int end = std::min(start + dash_, to);
            if (begin >= end)
                continue;
            const Rect area = make_rect(begin, end - begin);
            if (!touch(area, sum_area_))
                canvas_.fill(area, line);
        }
    }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    const Cage& cage_;
    const BoardLook& look_;
    int inset_;
    int width_;
    int dash_;
    int period_;
    Rect sum_area_;
};

} // namespace

int cage_inset(const PlacedBoard& placed)
{
    return share(placed.cell(), 0.07, 2);
}

Font sum_font(const PlacedBoard& placed)
{
    const int least = rounded(9 * placed.unit());
    return Font{Face::Text, Weight::SemiBold, share(placed.cell(), 0.17, least)};
}

void draw_board_cages(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    for (const Cage& cage : placed.grid().cages())
        CageLines(canvas, placed, cage, look).draw();
}

} // namespace game
