// Each kind of extra house is drawn differently, visible in every mix of rules: a line through the
// cells of a diagonal, an outline around a window, and a symbol in the corner of the cells of a
// group.

#include <algorithm>
#include <cmath>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/cell_signs.h"

namespace game {
namespace {

using engine::Cell;
using engine::House;
using engine::HouseShape;

class RuleDrawing {
public:
    RuleDrawing(Canvas& canvas, const PlacedBoard& placed)
        : canvas_(canvas),
          placed_(placed),
          width_(std::max(1, rounded(placed.cell() / 34.0))),
          is_in_group_(placed.grid().cells().size(), false, &canvas.memory())
    {
    }

    void draw(const engine::ExtraHouse& extra)
    {
        const House& house = placed_.grid().house(extra.house);
        switch (extra.shape) {
        case HouseShape::Diagonal:
            return draw_line(house);
        case HouseShape::Pieces:
            return draw_outline(house);
        case HouseShape::Group:
            for (Cell cell : house.cells)
                is_in_group_[cell.index] = true;
        }
    }

    // One in each cell, as groups in overlapping squares share cells.
    void draw_group_marks()
    {
        for (Cell cell : placed_.grid().cells()) {
            const Rect area = placed_.area_of(cell);
            if (is_in_group_[cell.index])
                draw_group_mark(canvas_, Point{area.x, area.bottom()}, group_mark_side(placed_),
                                group_of(placed_.grid(), cell));
        }
    }

private:
    // Draws from corner to corner of each cell; the board's lines are between them.
    void draw_line(const House& house)
    {
        const auto [first, last] = std::ranges::minmax(house.cells);
        const bool falls =
            placed_.grid().place_of(first).column < placed_.grid().place_of(last).column;
        const double near = width_ / 2.0;
        const double far = placed_.cell() - near;
        Shape line(canvas_.memory());
        add_line(line, {Spot{falls ? near : far, near}, Spot{falls ? far : near, far}}, width_);
        for (Cell cell : house.cells) {
            const Rect area = placed_.area_of(cell);
            canvas_.shape(line, Point{area.x, area.y}, rule_line_tint());
        }
    }

    void draw_outline(const House& house)
    {
        const auto inside = [&](Cell cell, int down, int right) {
            return holds(house.cells, placed_.neighbour(cell, down, right));
        };
        for (Cell cell : house.cells) {
            const Rect area = placed_.fill_area_of(cell);
            if (!inside(cell, -1, 0))
                fill(Rect{area.x, area.y, area.width, width_});
            if (!inside(cell, 1, 0))
                fill(Rect{area.x, area.bottom() - width_, area.width, width_});
            if (!inside(cell, 0, -1))
                fill(Rect{area.x, area.y, width_, area.height});
            if (!inside(cell, 0, 1))
                fill(Rect{area.right() - width_, area.y, width_, area.height});
        }
    }

    void fill(Rect area) { canvas_.fill(area, rule_line_tint()); }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    int width_;
    std::pmr::vector<bool> is_in_group_;
};

} // namespace

double group_mark_side(const PlacedBoard& placed)
{
    return std::max(4.0, placed.cell() * 0.13);
}

void draw_board_rules(Canvas& canvas, const PlacedBoard& placed)
{
    RuleDrawing drawing(canvas, placed);
    for (const engine::ExtraHouse& extra : placed.geometry().extras)
        drawing.draw(extra);
    drawing.draw_group_marks();
}

} // namespace game
