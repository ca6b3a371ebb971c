#include "game/widgets/board_view.h"

#include "game/widgets/board_drawing.h"

namespace game {

BoardView::BoardView(const engine::Grid& grid) : placed_(grid, measure_board(grid, 1), Point{}, 1.0)
{
}

void BoardView::place(Rect square, Scale scale, double gutter)
{
    const BoardGeometry geometry =
        measure_board(placed_.grid(), std::min(square.width, square.height));
    const int left = square.x + (square.width - geometry.size.width) / 2;
    placed_ = PlacedBoard(placed_.grid(), geometry, Point{left, square.y}, scale.unit);
    gutter_ = gutter;
}

Rect BoardView::area_of(engine::Cell cell) const
{
    return placed_.area_of(cell);
}

std::optional<engine::Cell> BoardView::cell_at(Point point) const
{
    return placed_.cell_at(point);
}

void BoardView::draw(Canvas& canvas, const engine::Board& board, const BoardLook& look) const
{
    draw_board_frame(canvas, placed_, look.shadow);
    draw_board_fills(canvas, placed_, board, look);
    draw_board_lines(canvas, placed_);
    if (!look.covered) {
        draw_board_digits(canvas, placed_, board, look);
        draw_selection_edge(canvas, placed_, look.selection);
    }
    if (look.marks)
        draw_board_marks(canvas, placed_, board, look, gutter_);
}

} // namespace game
