// The frame, and the lines between the cells. The lines of regions are the frame's colour showing
// between the cells' fills; thin lines are drawn above it, each in the middle of its gap.

#include "game/widgets/board/board_drawing.h"

#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Cell;

void draw_thin_lines_of(Canvas& canvas, const PlacedBoard& placed, Cell cell)
{
    const Rect area = placed.area_of(cell);
    const int thin = placed.geometry().thin;
    const auto right = placed.neighbour(cell, 0, 1);
    if (right && placed.same_region(cell, *right)) {
        const int indent = (placed.gaps_around(cell).right - thin) / 2;
        canvas.fill(Rect{area.right() + indent, area.y, thin, area.height}, Paint::Thin);
    }
    const auto below = placed.neighbour(cell, 1, 0);
    if (below && placed.same_region(cell, *below)) {
        const int indent = (placed.gaps_around(cell).below - thin) / 2;
        canvas.fill(Rect{area.x, area.bottom() + indent, area.width, thin}, Paint::Thin);
    }
}

// Fills the point where four cells meet at the lower right corner of this one.
void draw_crossing_of(Canvas& canvas, const PlacedBoard& placed, Cell cell)
{
    const auto right = placed.neighbour(cell, 0, 1);
    const auto below = placed.neighbour(cell, 1, 0);
    const auto across = placed.neighbour(cell, 1, 1);
    if (!right || !below || !across)
        return;
    const Rect area = placed.area_of(cell);
    const int thin = placed.geometry().thin;
    const int width = placed.gaps_around(cell).right;
    const int height = placed.gaps_around(cell).below;
    const bool one_region = placed.same_region(cell, *right) && placed.same_region(cell, *below) &&
                            placed.same_region(cell, *across);
    if (!one_region) {
        canvas.fill(Rect{area.right(), area.bottom(), width, height}, Paint::Thick);
        return;
    }
    canvas.fill(Rect{area.right() + (width - thin) / 2, area.bottom(), thin, height}, Paint::Thin);
    canvas.fill(Rect{area.right(), area.bottom() + (height - thin) / 2, width, thin}, Paint::Thin);
}

// Light along the region lines right and below of the cell, in a theme that glows.
void draw_glow_of(Canvas& canvas, const PlacedBoard& placed, Cell cell)
{
    constexpr int strength = 80; // percent of the light
    const int blur = std::max(2, placed.cell() / 20);
    const auto shine = [&](Rect line) {
        canvas.glow(line, blur, Tint(Paint::Thick).faded(strength));
        canvas.fill(line, Paint::Thick);
    };
    const Rect area = placed.area_of(cell);
    const auto right = placed.neighbour(cell, 0, 1);
    if (right && !placed.same_region(cell, *right))
        shine(Rect{area.right(), area.y, placed.gaps_around(cell).right, area.height});
    const auto below = placed.neighbour(cell, 1, 0);
    if (below && !placed.same_region(cell, *below))
        shine(Rect{area.x, area.bottom(), area.width, placed.gaps_around(cell).below});
}

} // namespace

void draw_board_frame(Canvas& canvas, const PlacedBoard& placed, bool shadow)
{
    const engine::Grid& grid = placed.grid();
    const int thick = placed.geometry().thick;
    const int most = placed.unit() > 0 ? rounded_down(6 * placed.unit()) : 6;
    const int radius = std::min(most, thick + 1);
    if (grid.cell_count() == grid.rows() * grid.columns()) {
        if (shadow)
            canvas.shadow(placed.area(), radius, ShadowKind::Board);
        canvas.rounded(placed.area(), radius, Paint::Thick);
        return;
    }
    // On a grid with gaps, each cell draws its own part of the frame.
    for (Cell cell : grid.cells())
        canvas.fill(placed.area_of(cell).inset(-thick), Paint::Thick);
}

void draw_board_lines(Canvas& canvas, const PlacedBoard& placed)
{
    for (Cell cell : placed.grid().cells()) {
        draw_thin_lines_of(canvas, placed, cell);
        draw_crossing_of(canvas, placed, cell);
    }
    if (!canvas.style().glows)
        return;
    for (Cell cell : placed.grid().cells())
        draw_glow_of(canvas, placed, cell);
}

} // namespace game
