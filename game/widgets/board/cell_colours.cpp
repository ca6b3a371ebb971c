#include "game/widgets/board/cell_colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "game/ui/rounding.h"
#include "game/widgets/board/cell_pattern.h"

namespace game {
namespace {

using engine::Digit;
using engine::DigitSet;

// The point on the cell's edge in that direction from its centre; 0 is the upper right corner.
Spot edge_point(double half, double turn)
{
    const double angle = turn * 2 * std::numbers::pi - std::numbers::pi / 4;
    const double across = std::cos(angle);
    const double down = std::sin(angle);
    const double reach = half / std::max(std::abs(across), std::abs(down));
    return Spot::at(half + reach * across, half + reach * down);
}

// Adds a slice of the square between two directions, with the square's corners in between.
void add_slice(Shape& shape, double side, double from, double to)
{
    shape.spots.push_back(Spot{side / 2, side / 2});
    shape.spots.push_back(edge_point(side / 2, from));
    for (int corner = 0; corner <= 8; ++corner) {
        const double turn = corner / 4.0;
        if (turn > from + 1e-6 && turn < to - 1e-6)
            shape.spots.push_back(edge_point(side / 2, turn));
    }
    shape.spots.push_back(edge_point(side / 2, to));
    shape.end_contour(0, true);
}

// Calls `draw` with each colour and its slice of a square with this side.
template <typename Draw>
void for_each_slice(Canvas& canvas, double side, DigitSet colours, Draw draw)
{
    const int count = colours.count();
    int index = 0;
    for (Digit colour : colours) {
        // Starts at the lower left corner, so that the first of two colours is the upper left one.
        const double from = 0.5 + ratio(index, count);
        Shape part(canvas.memory());
        add_slice(part, side, from, from + 1.0 / count);
        draw(colour, part);
        ++index;
    }
}

void draw_plain(Canvas& canvas, Rect area, DigitSet colours)
{
    if (colours.count() == 1)
        return canvas.fill(area, cell_colour(colours.first()));
    for_each_slice(canvas, area.width, colours, [&](Digit colour, const Shape& part) {
        canvas.shape(part, Point{area.x, area.y}, cell_colour(colour));
    });
}

// The checks cover half of what they are on, so they are weaker.
constexpr Digit checks = 7;

Tint pattern_tint(Digit colour)
{
    const Tint tint(cell_colour(colour), Paint::Ink, 34);
    return colour == checks ? tint.faded(55) : tint;
}

void draw_pattern_in(
    Canvas& canvas, Point at, Digit colour, std::span<const Spot> polygon, double unit)
{
    canvas.shape(cell_pattern(colour, polygon, unit, canvas.memory()), at, pattern_tint(colour));
}

void draw_pattern(Canvas& canvas, Rect area, Digit colour, double unit)
{
    const double width = area.width;
    const double height = area.height;
    canvas.push_clip(area);
    const std::array<Spot, 4> whole = {{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    draw_pattern_in(canvas, Point{area.x, area.y}, colour, whole, unit);
    canvas.pop_clip();
}

} // namespace

void draw_colour_swatch(Canvas& canvas, Rect area, int radius, Digit colour, Scale scale)
{
    canvas.rounded(area, radius, cell_colour(colour));
    if (!canvas.style().patterns)
        return;
    draw_pattern(canvas, area.inset(scale.px(2)), colour, scale.unit);
    canvas.rounded(area.inset(area.height / 4), scale.px(4), cell_colour(colour));
}

void draw_cell_colours(
    Canvas& canvas, Rect area, DigitSet colours, double unit, const std::vector<Rect>& plain)
{
    draw_plain(canvas, area, colours);
    if (!canvas.style().patterns)
        return;
    if (colours.count() == 1) {
        draw_pattern(canvas, area, colours.first(), unit);
    } else {
        canvas.push_clip(area);
        for_each_slice(canvas, area.width, colours, [&](Digit colour, const Shape& part) {
            draw_pattern_in(canvas, Point{area.x, area.y}, colour, part.spots, unit);
        });
        canvas.pop_clip();
    }
    for (const Rect part : plain) {
        canvas.push_clip(part);
        draw_plain(canvas, area, colours);
        canvas.pop_clip();
    }
}

} // namespace game
