// One outline around all selected cells, drawn inside them; and the cells that the ghost has
// filled.

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/table.h"
#include "game/ui/shape.h"
#include "game/widgets/board/board_drawing.h"

namespace game {
namespace {

using engine::Cell;
using engine::Cells;

// The outline as rectangles.
class SelectionEdge {
public:
    using Fill = std::function<void(Rect)>;
    SelectionEdge(const PlacedBoard& placed, const Cells& selection, Fill fill)
        : placed_(placed),
          selection_(selection),
          fill_(std::move(fill)),
          width_(std::max(2, (placed.cell() + 12) / 24))
    {
    }

    void draw()
    {
        for (Cell cell : selection_)
            draw(cell);
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
    void draw(Cell cell)
    {
        const Rect area = placed_.area_of(cell);
        const bool left = selected(cell, 0, -1);
        const bool right = selected(cell, 0, 1);
        const bool above = selected(cell, -1, 0);
        const bool below = selected(cell, 1, 0);
        // Edges continue across the gap to a selected neighbour.
        const Gaps gaps = placed_.gaps_around(cell);
        const int from_x = area.x - (left ? gaps.left : 0);
        const int to_x = area.right() + (right ? gaps.right : 0);
        const int from_y = area.y - (above ? gaps.above : 0);
        const int to_y = area.bottom() + (below ? gaps.below : 0);
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
        return holds(selection_, placed_.neighbour(cell, down, right));
    }

    void fill(Rect area) { fill_(area); }

    const PlacedBoard& placed_;
    const Cells& selection_;
    Fill fill_;
    int width_;
};

void for_each_edge(const PlacedBoard& placed, const BoardLook& look, SelectionEdge::Fill fill)
{
    SelectionEdge edge(placed, look.selection, std::move(fill));
    look.edge ? edge.draw(*look.edge) : edge.draw();
}

} // namespace

Highlight
highlight_of(Cell cell, const engine::Grid& grid, const engine::Board& board, const BoardLook& look)
{
    if (holds(look.wrong, cell))
        return Highlight::Wrong;
    if (holds(look.selection, cell))
        return Highlight::Selected;
    if (look.highlighted != engine::no_digit && board[cell].digit == look.highlighted)
        return Highlight::Same;
    const bool is_peer = look.tint_peers && look.selection.size() == 1 &&
                         grid.peers_of(look.selection.front()).has(cell);
    return is_peer ? Highlight::Peer : Highlight::None;
}

int selected_share(const BoardLook& look, Cell cell)
{
    if (look.hint != nullptr)
        return 0;
    if (cell.index < look.highlights.size())
        return rounded(100 * look.highlights[cell.index][Highlight::Selected]);
    return holds(look.selection, cell) && !holds(look.wrong, cell) ? 100 : 0;
}

Tint on_selection(Paint usual, Paint selected, int share)
{
    if (share <= 0)
        return usual;
    return share >= 100 ? Tint(selected) : Tint(usual, selected, share);
}

void draw_selection_edge(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    for_each_edge(placed, look, [&canvas](Rect area) { canvas.fill(area, Paint::SelectionEdge); });
}

void draw_selection_over_light(const BoardDrawing& drawing, const BoardMoment& moment)
{
    const auto& [canvas, placed, board, look] = drawing;
    for (Cell cell : look.selection) {
        const CellMotion motion = moment.of(cell);
        const bool is_crossed = motion.light > 0 || !moment.lines.empty();
        const bool is_in_wave = motion.gold > 0 || motion.solved > 0;
        const int share = selected_share(look, cell);
        if (is_crossed && !is_in_wave && share > 0 && board[cell].colours.empty())
            canvas.fill(placed.fill_area_of(cell), Tint(Paint::Selection).faded(share));
    }
}

void draw_fault_edges(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    const double width = std::max(2.0, placed.cell() / 20.0);
    for (Cell cell : look.at_fault)
        canvas.rounded_border(placed.area_of(cell), 0, width, Paint::Error);
}

void draw_selection_light(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    if (!canvas.style().glows)
        return;
    constexpr int strength = 60; // percent of the light
    const int blur = std::max(2, placed.cell() / 20);
    for_each_edge(placed, look, [&canvas, blur](Rect area) {
        canvas.glow(area, blur, Tint(Paint::SelectionEdge).faded(strength));
    });
}

// Each has a folded corner, where no digit and no note is.
void draw_ghost_cells(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    if (look.ghost.empty())
        return;
    const double side = std::max(4, placed.cell() * 3 / 20);
    Shape corner(canvas.memory());
    add_polygon(corner, {Spot{0, -side}, Spot{side, 0}, Spot{0, 0}});
    for (const engine::Cell cell : look.ghost) {
        const Rect area = placed.area_of(cell);
        canvas.shape(corner, Point{area.x, area.bottom()}, Paint::Ink3);
    }
}

} // namespace game
