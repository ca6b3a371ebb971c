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

constexpr float picture_share = 0.92F; // its side, relative to the size of the font

using Outline = Spots; // a polygon in a square from -1 to 1

// Equally many spots outside and inside, beginning at the top.
Outline star(int points, float inside)
{
    Outline outline;
    for (int corner = 0; corner < 2 * points; ++corner)
        add_arc_spots(outline, {0, 0.06F}, corner % 2 == 0 ? 1.06F : inside,
                      180.0F * static_cast<float>(corner) / static_cast<float>(points), 0);
    return outline;
}

// As smooth as in the largest cells; add_arc_spots() takes lengths in pixels.
void add_smooth_arc(Outline& outline, Spot centre, float radius, float from, float sweep)
{
    constexpr float in_pixels = 60;
    Outline arc;
    add_arc_spots(arc, {0, 0}, radius * in_pixels, from, sweep);
    for (const Spot& spot : arc)
        outline.push_back({centre.x + spot.x / in_pixels, centre.y + spot.y / in_pixels});
}

Outline circle()
{
    Outline outline;
    add_smooth_arc(outline, {0, 0}, 0.92F, 0, 360);
    return outline;
}

Outline heart()
{
    Outline outline = {{0, 0.95F}};
    add_curve(outline, {-0.55F, 0.5F}, {-1, 0.12F}, {-1, -0.32F});
    add_curve(outline, {-1, -0.68F}, {-0.75F, -0.88F}, {-0.48F, -0.88F});
    add_curve(outline, {-0.25F, -0.88F}, {-0.08F, -0.75F}, {0, -0.5F});
    add_curve(outline, {0.08F, -0.75F}, {0.25F, -0.88F}, {0.48F, -0.88F});
    add_curve(outline, {0.75F, -0.88F}, {1, -0.68F}, {1, -0.32F});
    add_curve(outline, {1, 0.12F}, {0.55F, 0.5F}, {0, 0.95F});
    return outline;
}

// The outer arc, then the inner one back.
Outline moon()
{
    Outline outline;
    add_smooth_arc(outline, {0.1F, 0}, 0.95F, 20, -220);
    Outline inside;
    add_smooth_arc(inside, {0.5F, 0}, 0.8F, 352, -164);
    outline.insert(outline.end(), inside.rbegin(), inside.rend());
    return outline;
}

const Outline& shape_of(Digit digit)
{
    static const std::array<Outline, engine::picture_count> shapes = {
        circle(),
        Outline{{0, -0.95F}, {1, 0.82F}, {-1, 0.82F}},
        Outline{{-0.82F, -0.82F}, {0.82F, -0.82F}, {0.82F, 0.82F}, {-0.82F, 0.82F}},
        Outline{{0, -1.05F}, {0.78F, 0}, {0, 1.05F}, {-0.78F, 0}},
        star(5, 0.45F),
        Outline{{-0.32F, -0.95F},
                {0.32F, -0.95F},
                {0.32F, -0.32F},
                {0.95F, -0.32F},
                {0.95F, 0.32F},
                {0.32F, 0.32F},
                {0.32F, 0.95F},
                {-0.32F, 0.95F},
                {-0.32F, 0.32F},
                {-0.95F, 0.32F},
                {-0.95F, -0.32F},
                {-0.32F, -0.32F}},
        heart(),
        moon(),
        Outline{{0.25F, -1},
                {-0.75F, 0.15F},
                {-0.1F, 0.15F},
                {-0.3F, 1},
                {0.75F, -0.2F},
                {0.08F, -0.2F}},
    };
    return shapes[digit - 1u];
}

Outline enlarged(const Outline& outline, float by)
{
    Outline spots;
    for (const Spot& spot : outline)
        spots.push_back({spot.x * by, spot.y * by});
    return spots;
}

// Outlined: a line along the edge, and a pale inside.
void draw_shape(Canvas& canvas, Digit digit, Point at, int size, Tint tint, SymbolForm form)
{
    const float half = static_cast<float>(size) * picture_share / 2;
    const bool is_small = size < 16; // an outline would close
    Shape inside;
    if (form == SymbolForm::Solid || is_small) {
        add_polygon(inside, enlarged(shape_of(digit), half));
        return canvas.shape(inside, at, tint);
    }
    const float width = std::max(1.5F, half * 0.2F);
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
    constexpr float far = 0.52F;
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
    const int half = std::max(3, rounded(static_cast<float>(size) * 0.5F));
    const Rect area{at.x - half, at.y - half, 2 * half, 2 * half};
    const int radius = form == SymbolForm::Solid && half >= 8 ? half / 4 : half;
    const Tint colour = Tint(symbol_colour(digit)).faded(opacity);
    canvas.rounded(area, radius, colour);
    canvas.rounded_border(area, radius, std::max(1.0F, static_cast<float>(half) * 0.07F),
                          Tint(symbol_colour(digit), Paint::Ink, 55).faded(opacity));
    if (half < 11)
        return; // too small for pips
    const float reach = static_cast<float>(half) * (radius == half ? 0.8F : 1.0F);
    Shape pips;
    for (const Spot& pip : pips_of(digit))
        add_disc(pips, {pip.x * reach, pip.y * reach}, static_cast<float>(half) * 0.11F);
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
        return rounded(static_cast<float>(font.size) * picture_share);
    return measure.width_of(grid.symbol(digit), font);
}

bool are_single(const engine::Grid& grid)
{
    return are_pictures(symbol_set_of(grid)) || grid.symbols().back().size() == 1;
}

} // namespace game
