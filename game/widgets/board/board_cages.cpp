// Cages: a dashed line inside the cells, continued across the board's lines, and its sum, if it
// has one, in the first cell. Where cages overlap, each runs inside of those before it, with longer
// dashes, and sums of one cell stand side by side.

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "engine/base/table.h"
#include "engine/rules/drawn_grid.h"

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
    // `layer` is 0 unless it overlaps others: see layers_of_cages().
    CageLines(Canvas& canvas,
              const PlacedBoard& placed,
              const BoardLook& look,
              const Cage& cage,
              int layer)
        : canvas_(canvas),
          placed_(placed),
          cage_(cage),
          look_(look),
          inset_(cage_inset(placed) + layer % insets * share(placed.cell(), 0.045, 2)),
          width_(placed.cell() >= 90 ? 2 : 1),
          dash_((1 + layer % insets) * share(placed.cell(), 0.07, 2)),
          period_(dash_ + share(placed.cell(), 0.045, 2))
    {
    }

    // Behind sums that wide in its cell. Returns the area of the sum.
    Rect write_sum(int width_before)
    {
        const Cell first = std::ranges::min(cage_.cells);
        const Rect area = placed_.area_of(first);
        const int inset = cage_inset(placed_);
        const Font font = sum_font(placed_);
        const std::string sum = std::to_string(cage_.sum);
        const int left = area.x + std::max(2, inset - 1) + width_before;
        const int middle = area.y + inset + font.size * 2 / 5;
        canvas_.text(sum, Point{left, middle}, Align::Left, font,
                     on_selection(Paint::Ink, Paint::SelectionInk, selected_share(look_, first)));
        const int begin = width_before > 0 ? left : area.x;
        return {begin, area.y, left + canvas_.width_of(sum, font) + 2 - begin,
                middle + font.size / 2 - area.y};
    }

    // The lines leave these areas free.
    void draw_lines(std::span<const Rect> sums)
    {
        sums_ = sums;
        for (Cell cell : cage_.cells) {
            for (int way : {-1, 1}) {
                draw_across(cell, way);
                draw_down(cell, way);
            }
        }
    }

private:
    static constexpr int insets = 3; // that can be told apart

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
            if (std::ranges::none_of(sums_, [&](const Rect& sum) { return touch(area, sum); }))
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
    std::span<const Rect> sums_;
};

// All lines leave all sums free.
void draw_overlapping(Canvas& canvas,
                      const PlacedBoard& placed,
                      const BoardLook& look,
                      const std::vector<int>& layers)
{
    const std::vector<Cage>& cages = placed.grid().cages();
    std::vector<Rect> sums;
    engine::By<Cell, int> widths(placed.grid().cells().size(), 0); // of the sums in each cell
    for (std::size_t cage = 0; cage < cages.size(); ++cage) {
        if (!cages[cage].has_sum())
            continue;
        int& before = widths[std::ranges::min(cages[cage].cells)];
        sums.push_back(
            CageLines(canvas, placed, look, cages[cage], layers[cage]).write_sum(before));
        before += sums.back().width + 2;
    }
    for (std::size_t cage = 0; cage < cages.size(); ++cage)
        CageLines(canvas, placed, look, cages[cage], layers[cage]).draw_lines(sums);
}

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
    const std::vector<int> layers = engine::layers_of_cages(placed.grid());
    if (!layers.empty())
        return draw_overlapping(canvas, placed, look, layers);
    for (const Cage& cage : placed.grid().cages()) {
        CageLines lines(canvas, placed, look, cage, 0);
        const Rect sum = cage.has_sum() ? lines.write_sum(0) : Rect{};
        lines.draw_lines({&sum, 1});
    }
}

} // namespace game
