#include "game/widgets/symbol.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/grid/symbols.h"
#include "game/ui/rounding.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Digit;
using engine::SymbolSet;

constexpr double picture_share = 0.92; // its side, relative to the size of the font

using Outline = Spots; // a polygon in a square from -1 to 1

// Equally many spots outside and inside, beginning at the top.
Outline star(int points, double inside)
{
    Outline outline;
    for (int corner = 0; corner < 2 * points; ++corner)
        add_arc_spots(outline, {0, 0.06}, corner % 2 == 0 ? 1.06 : inside,
                      180.0 * ratio(corner, points), 0);
    return outline;
}

// As smooth as in the largest cells; add_arc_spots() takes lengths in pixels.
void add_smooth_arc(Outline& outline, Spot centre, double radius, double from, double sweep)
{
    constexpr double in_pixels = 60;
    Outline arc;
    add_arc_spots(arc, {0, 0}, radius * in_pixels, from, sweep);
    for (const Spot& spot : arc)
        outline.push_back({centre.x + spot.x / in_pixels, centre.y + spot.y / in_pixels});
}

Outline circle()
{
    Outline outline;
    add_smooth_arc(outline, {0, 0}, 0.92, 0, 360);
    return outline;
}

Outline heart()
{
    Outline outline = {{0, 0.95}};
    add_curve(outline, {-0.55, 0.5}, {-1, 0.12}, {-1, -0.32});
    add_curve(outline, {-1, -0.68}, {-0.75, -0.88}, {-0.48, -0.88});
    add_curve(outline, {-0.25, -0.88}, {-0.08, -0.75}, {0, -0.5});
    add_curve(outline, {0.08, -0.75}, {0.25, -0.88}, {0.48, -0.88});
    add_curve(outline, {0.75, -0.88}, {1, -0.68}, {1, -0.32});
    add_curve(outline, {1, 0.12}, {0.55, 0.5}, {0, 0.95});
    return outline;
}

// The outer arc, then the inner one back.
Outline moon()
{
    Outline outline;
    add_smooth_arc(outline, {0.1, 0}, 0.95, 20, -220);
    Outline inside;
    add_smooth_arc(inside, {0.5, 0}, 0.8, 352, -164);
    outline.insert(outline.end(), inside.rbegin(), inside.rend());
    return outline;
}

const Outline& shape_of(Digit digit)
{
    static const std::array<Outline, engine::picture_count> shapes = {
        circle(),
        Outline{{0, -0.95}, {1, 0.82}, {-1, 0.82}},
        Outline{{-0.82, -0.82}, {0.82, -0.82}, {0.82, 0.82}, {-0.82, 0.82}},
        Outline{{0, -1.05}, {0.78, 0}, {0, 1.05}, {-0.78, 0}},
        star(5, 0.45),
        Outline{{-0.32, -0.95},
                {0.32, -0.95},
                {0.32, -0.32},
                {0.95, -0.32},
                {0.95, 0.32},
                {0.32, 0.32},
                {0.32, 0.95},
                {-0.32, 0.95},
                {-0.32, 0.32},
                {-0.95, 0.32},
                {-0.95, -0.32},
                {-0.32, -0.32}},
        heart(),
        moon(),
        Outline{{0.25, -1}, {-0.75, 0.15}, {-0.1, 0.15}, {-0.3, 1}, {0.75, -0.2}, {0.08, -0.2}},
    };
    return shapes[digit - 1u];
}

Outline enlarged(const Outline& outline, double by)
{
    Outline spots;
    for (const Spot& spot : outline)
        spots.push_back({spot.x * by, spot.y * by});
    return spots;
}

// Outlined: a line along the edge, and a pale inside.
void draw_shape(Canvas& canvas, Digit digit, Point at, int size, Tint tint, SymbolForm form)
{
    const double half = size * picture_share / 2;
    const bool is_small = size < 16; // an outline would close
    Shape inside;
    if (form == SymbolForm::Solid || is_small) {
        add_polygon(inside, enlarged(shape_of(digit), half));
        return canvas.shape(inside, at, tint);
    }
    const double width = std::max(1.5, half * 0.2);
    Outline edge = enlarged(shape_of(digit), half - width / 2);
    add_polygon(inside, edge);
    canvas.shape(inside, at, tint.faded(25));
    edge.push_back(edge.front());
    Shape line;
    add_line(line, std::move(edge), width);
    canvas.shape(line, at, tint);
}

// As on dice, so that the colours differ for everybody. In parts of the half side.
std::vector<Spot> pips_of(Digit digit)
{
    constexpr double far = 0.52;
    const std::array<Spot, 9> grid = {{{-far, -far},
                                       {0, -far},
                                       {far, -far},
                                       {-far, 0},
                                       {0, 0},
                                       {far, 0},
                                       {-far, far},
                                       {0, far},
                                       {far, far}}};
    static const std::array<std::vector<std::size_t>, 9> patterns = {{{4},
                                                                      {2, 6},
                                                                      {2, 4, 6},
                                                                      {0, 2, 6, 8},
                                                                      {0, 2, 4, 6, 8},
                                                                      {0, 2, 3, 5, 6, 8},
                                                                      {0, 2, 3, 4, 5, 6, 8},
                                                                      {0, 1, 2, 3, 5, 6, 7, 8},
                                                                      {0, 1, 2, 3, 4, 5, 6, 7, 8}}};
    std::vector<Spot> pips;
    for (std::size_t place : patterns[digit - 1u])
        pips.push_back(grid[place]);
    return pips;
}

// A tile if printed, a disc if the player put it there.
void draw_colour(Canvas& canvas, Digit digit, Point at, int size, int opacity, SymbolForm form)
{
    const int half = std::max(3, rounded(size * 0.5));
    const Rect area{at.x - half, at.y - half, 2 * half, 2 * half};
    const int radius = form == SymbolForm::Solid && half >= 8 ? half / 4 : half;
    const Tint colour = Tint(symbol_colour(digit)).faded(opacity);
    canvas.rounded(area, radius, colour);
    canvas.rounded_border(area, radius, std::max(1.0, half * 0.07),
                          Tint(symbol_colour(digit), Paint::Ink, 55).faded(opacity));
    if (half < 11)
        return; // too small for pips
    const double reach = half * (radius == half ? 0.8 : 1.0);
    Shape pips;
    for (const Spot& pip : pips_of(digit))
        add_disc(pips, {pip.x * reach, pip.y * reach}, half * 0.11);
    canvas.shape(pips, at, Tint(Paint::Black).faded(opacity * 7 / 10));
}

} // namespace

void draw_symbol(Canvas& canvas,
                 const engine::Grid& grid,
                 Digit digit,
                 Point at,
                 Font font,
                 Tint tint,
                 SymbolForm form)
{
    switch (symbol_set_of(grid)) {
    case SymbolSet::Shapes:
        return draw_shape(canvas, digit, at, font.size, tint, form);
    case SymbolSet::Colours:
        return draw_colour(canvas, digit, at, font.size, tint.opacity, form);
    case SymbolSet::Figures:
    case SymbolSet::Letters:
        break;
    }
    if (form == SymbolForm::Outlined)
        return draw_shining(canvas, grid.symbol(digit), at, font, tint);
    canvas.text(grid.symbol(digit), at, Align::Centre, font, tint);
}

int symbol_width(const TextMeasure& measure, const engine::Grid& grid, Digit digit, Font font)
{
    if (are_pictures(symbol_set_of(grid)))
        return rounded(font.size * picture_share);
    return measure.width_of(grid.symbol(digit), font);
}

bool are_single(const engine::Grid& grid)
{
    return are_pictures(symbol_set_of(grid)) || grid.symbols().back().size() == 1;
}

} // namespace game
