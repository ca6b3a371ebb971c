// Each kind of extra house in a way of its own, which is seen in every mix of rules: a line through
// the cells of a diagonal, an outline round a window, and in the cells of groups a mark in the
// corner, alike for all of a group.

#include <algorithm>
#include <cmath>

#include "engine/grid/house_shape.h"
#include "game/widgets/board_drawing.h"

namespace game {
namespace {

using engine::Cell;
using engine::House;
using engine::HouseKind;
using engine::HouseShape;
using engine::Place;

constexpr int colours_of_marks = 9;

class RuleDrawing {
public:
    RuleDrawing(Canvas& canvas, const PlacedBoard& placed)
        : canvas_(canvas),
          placed_(placed),
          width_(std::max(1, static_cast<int>(std::lround(placed.cell() / 34.0))))
    {
    }

    void draw(const House& house)
    {
        switch (engine::shape_of(placed_.grid(), house)) {
        case HouseShape::Line:
            return draw_line(house);
        case HouseShape::OnePiece:
            return draw_outline(house);
        case HouseShape::Scattered:
            for (Cell cell : house.cells)
                draw_mark(cell, groups_);
            ++groups_;
        }
    }

private:
    // From corner to corner of each cell; between them lie the lines of the board.
    void draw_line(const House& house)
    {
        const auto [first, last] = std::ranges::minmax(house.cells);
        const bool falls =
            placed_.grid().place_of(first).column < placed_.grid().place_of(last).column;
        const float near = static_cast<float>(width_ / 2.0);
        const float far = static_cast<float>(placed_.cell()) - near;
        Shape line;
        add_line(line, {Spot{falls ? near : far, near}, Spot{falls ? far : near, far}},
                 static_cast<float>(width_));
        for (Cell cell : house.cells) {
            const Rect area = placed_.area_of(cell);
            canvas_.shape(line, Point{area.x, area.y}, rule_line_tint());
        }
    }

    void draw_outline(const House& house)
    {
        const auto inside = [&](Cell cell, int down, int right) {
            const auto other = placed_.neighbour(cell, down, right);
            return other && std::ranges::find(house.cells, *other) != house.cells.end();
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

    // Nine colours in three forms: groups are told apart up to 25x25.
    void draw_mark(Cell cell, int group)
    {
        const Rect area = placed_.area_of(cell);
        const float side = static_cast<float>(std::max(4.0, placed_.cell() * 0.13));
        const Tint tint(cell_colour(group % colours_of_marks + 1), Paint::Ink, 40);
        const Point corner{area.x, area.bottom() - static_cast<int>(std::lround(side))};
        const float middle = side / 2;
        Shape mark;
        switch (group / colours_of_marks % 3) {
        case 0:
            add_polygon(mark, {Spot{0, 0}, Spot{side, side}, Spot{0, side}});
            break;
        case 1:
            add_disc(mark, Spot{middle, middle}, middle - 0.5F);
            break;
        default:
            add_polygon(mark,
                        {Spot{0, middle}, Spot{side, middle}, Spot{side, side}, Spot{0, side}});
        }
        canvas_.shape(mark, corner, tint);
    }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    int width_;
    int groups_ = 0;
};

} // namespace

void draw_board_rules(Canvas& canvas, const PlacedBoard& placed)
{
    RuleDrawing drawing(canvas, placed);
    for (const House& house : placed.grid().houses()) {
        if (house.kind == HouseKind::Extra)
            drawing.draw(house);
    }
}

} // namespace game
