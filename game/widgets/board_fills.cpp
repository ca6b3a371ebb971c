// The layers below the digits: cell backgrounds, extra houses, the player's colours, and
// highlights.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/widgets/board_drawing.h"
#include "game/widgets/highlight_finder.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::DigitSet;
using engine::Grid;

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

Tint background_of(const CellTints& tints, Cell cell)
{
    const int region = tints.regions[cell.index];
    return tints.extra[cell.index] ? extra_tint(region != 0, false)
                                   : Tint(region_paints[static_cast<std::size_t>(region)]);
}

// Drawn over the background and the player's colours; nothing if that highlight is not shown on
// such a cell.
std::optional<Tint> tint_of(Highlight highlight, const CellTints& tints, Cell cell, bool coloured)
{
    const int opacity = coloured ? 60 : 100;
    const bool on_tinted_region = tints.regions[cell.index] != 0;
    switch (highlight) {
    case Highlight::None:
        return std::nullopt;
    case Highlight::Peer:
        if (coloured)
            return std::nullopt;
        if (tints.extra[cell.index])
            return extra_tint(on_tinted_region, true);
        return Tint(Paint::Peer).faded(on_tinted_region ? 60 : 100);
    case Highlight::Same:
        return Tint(Paint::Same).faded(opacity);
    case Highlight::Selected:
        return Tint(Paint::Selection).faded(opacity);
    case Highlight::Wrong:
        return Tint(Paint::ErrorSoft);
    }
    return std::nullopt;
}

// At rest a cell has one highlight; while highlights fade, it may have several.
class Highlights {
public:
    Highlights(Canvas& canvas, const PlacedBoard& placed, const Board& board, const BoardLook& look)
        : canvas_(canvas), placed_(placed), board_(board), look_(look), finder_(placed.grid(), look)
    {
    }

    void draw(Cell cell) const
    {
        if (cell.index >= look_.highlights.size())
            return draw(cell, finder_.of(board_, cell), 1);
        const HighlightLevels& levels = look_.highlights[cell.index];
        for (std::size_t layer = 1; layer < levels.size(); ++layer)
            draw(cell, static_cast<Highlight>(layer), levels[layer]);
    }

private:
    void draw(Cell cell, Highlight highlight, float level) const
    {
        const bool coloured = !board_[cell].colours.empty();
        const auto tint = tint_of(highlight, placed_.geometry().tints, cell, coloured);
        if (tint && level > 0)
            canvas_.fill(placed_.fill_area_of(cell),
                         tint->faded(static_cast<int>(std::lround(100 * level))));
    }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    const Board& board_;
    const BoardLook& look_;
    HighlightFinder finder_;
};

} // namespace

void draw_board_fills(Canvas& canvas,
                      const PlacedBoard& placed,
                      const Board& board,
                      const BoardLook& look)
{
    const Highlights highlights(canvas, placed, board, look);
    for (Cell cell : placed.grid().cells()) {
        canvas.fill(placed.fill_area_of(cell), background_of(placed.geometry().tints, cell));
        if (look.hint != nullptr)
            continue;
        if (!board[cell].colours.empty())
            draw_colours(canvas, placed.area_of(cell), board[cell].colours);
        highlights.draw(cell);
        if (look.hovered == cell)
            canvas.fill(placed.fill_area_of(cell), Tint(Paint::Ink).faded(6));
        if (cell.index < look.glow.size() && look.glow[cell.index] > 0)
            canvas.fill(placed.fill_area_of(cell),
                        Tint(look.glow_paint).faded(look.glow[cell.index]));
    }
    draw_board_rules(canvas, placed);
    if (look.hint != nullptr)
        draw_hint_fills(canvas, placed, look);
}

void draw_board_cover(Canvas& canvas, const PlacedBoard& placed, int strength)
{
    const std::vector<bool> alternate = alternate_cells(placed);
    for (Cell cell : placed.grid().cells()) {
        const Tint tint = alternate[cell.index] ? Tint(Paint::Board, Paint::BoardAlternate, 50)
                                                : background_of(placed.geometry().tints, cell);
        canvas.fill(placed.fill_area_of(cell), tint.faded(strength));
    }
    draw_board_rules(canvas, placed);
}

} // namespace game
