// The layers below the digits: cell backgrounds, extra houses, the player's colours, and
// highlights.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/widgets/board_drawing.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::Cells;
using engine::DigitSet;
using engine::Grid;

bool holds(const Cells& cells, Cell cell)
{
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Returns the cells of every other region, like a chessboard of regions; none if the regions can't
// be coloured that way.
std::vector<bool> alternate_cells(const PlacedBoard& placed)
{
    const Grid& grid = placed.grid();
    const std::vector<int>& regions = placed.geometry().regions;
    std::vector<int> shade(grid.houses().size(), -1);
    std::vector<bool> alternate(grid.cells().size(), false);
    for (Cell cell : grid.cells()) {
        const int region = regions[cell.index];
        if (region < 0)
            return std::vector<bool>(grid.cells().size(), false);
        const std::size_t own = region;
        if (shade[own] < 0)
            shade[own] = 0;
        for (auto [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const auto next = placed.neighbour(cell, down, right);
            if (!next || placed.same_region(cell, *next))
                continue;
            const std::size_t other = regions[next->index];
            if (shade[other] == shade[own])
                return std::vector<bool>(grid.cells().size(), false);
            shade[other] = 1 - shade[own];
        }
        alternate[cell.index] = shade[own] == 1;
    }
    return alternate;
}

constexpr std::array region_paints = {Paint::Board, Paint::Region1, Paint::Region2, Paint::Region3};

// The point on the cell's edge in that direction from its centre; 0 is the upper right corner.
Spot edge_point(float half, double turn)
{
    const double angle = turn * 2 * std::numbers::pi - std::numbers::pi / 4;
    const double across = std::cos(angle);
    const double down = std::sin(angle);
    const double reach = half / std::max(std::abs(across), std::abs(down));
    return Spot{static_cast<float>(half + reach * across), static_cast<float>(half + reach * down)};
}

// A slice of the square between two directions, with the square's corners in between.
Contour slice(float side, double from, double to)
{
    Contour contour{{Spot{side / 2, side / 2}, edge_point(side / 2, from)}, 0, true};
    for (int corner = 0; corner <= 8; ++corner) {
        const double turn = corner / 4.0;
        if (turn > from + 1e-6 && turn < to - 1e-6)
            contour.spots.push_back(edge_point(side / 2, turn));
    }
    contour.spots.push_back(edge_point(side / 2, to));
    return contour;
}

// Two colours divide the cell along its diagonal; more are slices around its centre.
void draw_colours(Canvas& canvas, Rect area, DigitSet colours)
{
    if (colours.count() == 1) {
        canvas.fill(area, cell_colour(colours.first()));
        return;
    }
    const int count = colours.count();
    int index = 0;
    for (engine::Digit colour : colours) {
        // Starts at the lower left corner, so that the first of two colours is the upper left one.
        const double from = 0.5 + static_cast<double>(index) / count;
        const double to = from + 1.0 / count;
        Shape shape;
        shape.contours.push_back(slice(static_cast<float>(area.width), from, to));
        canvas.shape(shape, Point{area.x, area.y}, cell_colour(colour));
        ++index;
    }
}

// The highlights, computed once for the whole board.
class Fills {
public:
    Fills(const PlacedBoard& placed, const Board& board, const BoardLook& look)
        : tints_(placed.geometry().tints),
          board_(board),
          look_(look),
          peers_(placed.grid().cells().size(), false),
          alternate_(look.covered ? alternate_cells(placed)
                                  : std::vector<bool>(placed.grid().cells().size(), false))
    {
        if (!look.tint_peers || look.selection.size() != 1)
            return;
        for (Cell peer : placed.grid().peers_of(look.selection.front()))
            peers_[peer.index] = true;
    }

    Tint tints(Cell cell) const
    {
        if (alternate_[cell.index])
            return Tint(Paint::Board, Paint::BoardAlternate, 50);
        const int region = tints_.regions[cell.index];
        const Paint own = region_paints[region];
        return tints_.extra[cell.index] ? extra_tint(region != 0, false) : own;
    }

    // Drawn over the background and the player's colours; nothing if the cell is not highlighted.
    std::optional<Tint> light(Cell cell) const
    {
        const bool coloured = !board_[cell].colours.empty();
        const int opacity = coloured ? 60 : 100;
        if (holds(look_.selection, cell) && !holds(look_.wrong, cell))
            return Tint(Paint::Selection).faded(opacity);
        if (holds(look_.wrong, cell))
            return Tint(Paint::ErrorSoft);
        if (look_.highlighted != engine::no_digit && board_[cell].digit == look_.highlighted)
            return Tint(Paint::Same).faded(opacity);
        if (!peers_[cell.index] || coloured)
            return std::nullopt;
        const bool on_tinted_region = tints_.regions[cell.index] != 0;
        if (tints_.extra[cell.index])
            return extra_tint(on_tinted_region, true);
        return Tint(Paint::Peer).faded(on_tinted_region ? 60 : 100);
    }

private:
    const CellTints& tints_;
    const Board& board_;
    const BoardLook& look_;
    std::vector<bool> peers_;
    std::vector<bool> alternate_;
};

} // namespace

void draw_board_fills(Canvas& canvas,
                      const PlacedBoard& placed,
                      const Board& board,
                      const BoardLook& look)
{
    const Fills fills(placed, board, look);
    for (Cell cell : placed.grid().cells()) {
        canvas.fill(placed.fill_area_of(cell), fills.tints(cell));
        if (look.covered || look.hint != nullptr)
            continue;
        if (!board[cell].colours.empty())
            draw_colours(canvas, placed.area_of(cell), board[cell].colours);
        if (const auto light = fills.light(cell))
            canvas.fill(placed.fill_area_of(cell), *light);
        if (look.hovered == cell)
            canvas.fill(placed.fill_area_of(cell), Tint(Paint::Ink).faded(6));
        if (cell.index < look.glow.size() && look.glow[cell.index] > 0)
            canvas.fill(placed.fill_area_of(cell),
                        Tint(look.glow_paint).faded(look.glow[cell.index]));
    }
    for (Cell cell : placed.grid().cells()) {
        if (!look.covered && cell.index < look.motion.size() && look.motion[cell.index].light > 0)
            canvas.fill(placed.fill_area_of(cell),
                        Tint(Paint::Ok).faded(look.motion[cell.index].light * 32 / 100));
    }
    draw_board_rules(canvas, placed);
    if (look.hint != nullptr && !look.covered)
        draw_hint_fills(canvas, placed, *look.hint);
}

} // namespace game
