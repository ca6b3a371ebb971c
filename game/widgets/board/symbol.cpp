#include "game/widgets/board/symbol.h"

#include <algorithm>
#include <array>

#include "engine/grid/symbols.h"
#include "engine/print/shape_outlines.h"
#include "game/ui/rounding.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Digit;
using engine::SymbolSet;

constexpr double picture_share = 0.92; // its side, relative to the size of the font

using Outline = Spots; // a polygon in a square from -1 to 1

const Outline& shape_of(Digit digit)
{
    static const std::array<Outline, engine::picture_count> shapes = [] {
        std::array<Outline, engine::picture_count> all;
        for (std::size_t shape = 0; shape < all.size(); ++shape) {
            for (engine::PaperPoint corner : engine::shape_outline(static_cast<Digit>(shape + 1)))
                all[shape].push_back({corner.x, corner.y});
        }
        return all;
    }();
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
    if (form != SymbolForm::Outlined || is_small) {
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

constexpr int smallest_with_pips = 4; // half of its side, in pixels

// Half of its side, in pixels.
int half_of_colour(int size)
{
    return std::max(3, rounded(size * 0.5));
}

// A tile if printed, a disc if the player put it there.
void draw_colour(Canvas& canvas, Digit digit, Point at, int size, int opacity, SymbolForm form)
{
    const int half = half_of_colour(size);
    const Rect area{at.x - half, at.y - half, 2 * half, 2 * half};
    const int radius = form == SymbolForm::Solid && half >= 8 ? half / 4 : half;
    const Tint colour = Tint(symbol_colour(digit)).faded(opacity);
    canvas.rounded(area, radius, colour);
    canvas.rounded_border(area, radius, std::max(1.0, half * 0.07),
                          Tint(symbol_colour(digit), Paint::Ink, 55).faded(opacity));
    if (half < smallest_with_pips)
        return;
    const double reach = half * (radius == half ? 0.8 : 1.0);
    Shape pips;
    for (engine::PaperPoint pip : engine::pips_of(digit))
        add_disc(pips, {pip.x * reach, pip.y * reach},
                 std::max(half * 0.11, std::min(half * 0.15, 1.0)));
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
    case SymbolSet::Own:
        break;
    }
    if (form == SymbolForm::Outlined)
        return draw_shining(canvas, grid.symbol(digit), at, font, tint);
    canvas.text(grid.symbol(digit), at, Align::Centre, font, tint);
}

int symbol_width(const TextMeasure& measure, const engine::Grid& grid, Digit digit, Font font)
{
    if (symbol_set_of(grid) == SymbolSet::Colours)
        return 2 * half_of_colour(font.size);
    if (are_pictures(symbol_set_of(grid)))
        return rounded(font.size * picture_share);
    return measure.width_of(grid.symbol(digit), font);
}

bool are_single(const engine::Grid& grid)
{
    return engine::longest_symbol(grid) == 1;
}

} // namespace game
