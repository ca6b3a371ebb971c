// One outline around all selected cells, drawn inside them.

#include <algorithm>

#include "game/widgets/board_drawing.h"

namespace game {
namespace {

using engine::Cell;
using engine::Cells;

class SelectionEdge {
public:
    SelectionEdge(Canvas& canvas, const PlacedBoard& placed, const Cells& selection)
        : canvas_(canvas),
          placed_(placed),
          selection_(selection),
          width_(std::max(2, (placed.cell() + 12) / 24))
    {
    }

    void draw(Cell cell)
    {
        const Rect area = placed_.area_of(cell);
        const bool left = selected(cell, 0, -1);
        const bool right = selected(cell, 0, 1);
        const bool above = selected(cell, -1, 0);
        const bool below = selected(cell, 1, 0);
        // Edges continue across the gap to a selected neighbour.
        const int from_x = area.x - (left ? placed_.gap_left(cell) : 0);
        const int to_x = area.right() + (right ? placed_.gap_right(cell) : 0);
        const int from_y = area.y - (above ? placed_.gap_above(cell) : 0);
        const int to_y = area.bottom() + (below ? placed_.gap_below(cell) : 0);
        if (!above)
            fill(Rect{from_x, area.y, to_x - from_x, width_});
        if (!below)
            fill(Rect{from_x, area.bottom() - width_, to_x - from_x, width_});
        if (!left)
            fill(Rect{area.x, from_y, width_, to_y - from_y});
        if (!right)
            fill(Rect{area.right() - width_, from_y, width_, to_y - from_y});
        draw_inner_corners(cell, area);
    }

    // On its way to a cell.
    void draw(const SlidingEdge& edge)
    {
        const Rect area{rounded(placed_.x_of(edge.column)), rounded(placed_.y_of(edge.row)),
                        placed_.cell(), placed_.cell()};
        fill(Rect{area.x, area.y, area.width, width_});
        fill(Rect{area.x, area.bottom() - width_, area.width, width_});
        fill(Rect{area.x, area.y + width_, width_, area.height - 2 * width_});
        fill(Rect{area.right() - width_, area.y + width_, width_, area.height - 2 * width_});
    }

private:
    void draw_inner_corners(Cell cell, Rect area)
    {
        for (int down : {-1, 1}) {
            for (int right : {-1, 1}) {
                if (!selected(cell, 0, right) || !selected(cell, down, 0) ||
                    selected(cell, down, right))
                    continue;
                fill(Rect{right < 0 ? area.x : area.right() - width_,
                          down < 0 ? area.y : area.bottom() - width_, width_, width_});
            }
        }
    }

    bool selected(Cell cell, int down, int right) const
    {
        const auto other = placed_.neighbour(cell, down, right);
        return other && std::find(selection_.begin(), selection_.end(), *other) != selection_.end();
    }

    void fill(Rect area) { canvas_.fill(area, Paint::SelectionEdge); }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    const Cells& selection_;
    int width_;
};

} // namespace

void draw_selection_edge(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    SelectionEdge edge(canvas, placed, look.selection);
    if (look.edge)
        return edge.draw(*look.edge);
    for (Cell cell : look.selection)
        edge.draw(cell);
}

} // namespace game
