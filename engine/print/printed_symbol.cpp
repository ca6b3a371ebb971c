#include "engine/print/printed_symbol.h"

#include <utility>

#include "engine/print/shape_outlines.h"

namespace engine {

namespace {

constexpr double picture_share = 0.92; // its side, relative to the size of the font
constexpr double line_share = 0.14;    // of half the side
constexpr double pip_share = 0.14;

void add_polygon(Sheet& sheet, std::vector<PaperPoint> outline, PaperPoint at, double by, Grey grey)
{
    for (PaperPoint& corner : outline)
        corner = {at.x + corner.x * by, at.y + corner.y * by};
    sheet.parts.push_back(SheetPolygon{std::move(outline), grey});
}

// With an empty inside if it is outlined.
void draw_shape(Sheet& sheet, const PrintedSymbol& symbol, double half)
{
    const std::vector<PaperPoint>& outline = shape_outline(symbol.digit);
    add_polygon(sheet, outline, symbol.at, half, symbol.grey);
    if (symbol.weight == SheetWeight::Regular)
        add_polygon(sheet, outline, symbol.at, half * (1 - 2 * line_share), 1);
}

// A die if it is printed, a disc if the player put it there.
void draw_colour(Sheet& sheet, const PrintedSymbol& symbol, double half)
{
    const bool is_die = symbol.weight == SheetWeight::Bold;
    const std::vector<PaperPoint> outline =
        is_die ? shape_outline(3) : circle_outline({0, 0}, 1, half > 4 ? 72 : 30);
    add_polygon(sheet, outline, symbol.at, half, symbol.grey);
    add_polygon(sheet, outline, symbol.at, half * (1 - line_share), 1);
    const double reach = half * (is_die ? 0.9 : 0.8);
    const std::vector<PaperPoint> dot = circle_outline({0, 0}, 1, half > 4 ? 20 : 10);
    for (PaperPoint pip : pips_of(symbol.digit)) {
        const PaperPoint centre{symbol.at.x + pip.x * reach, symbol.at.y + pip.y * reach};
        add_polygon(sheet, dot, centre, half * pip_share, symbol.grey);
    }
}

} // namespace

void draw_symbol(Sheet& sheet, const PrintedSymbol& symbol)
{
    const double half = symbol.size * picture_share / 2;
    switch (symbol.set) {
    case SymbolSet::Shapes:
        return draw_shape(sheet, symbol, half);
    case SymbolSet::Colours:
        return draw_colour(sheet, symbol, half);
    case SymbolSet::Figures:
    case SymbolSet::Letters:
        break;
    }
    sheet.parts.push_back(SheetText{symbol.grid.symbol(symbol.digit), symbol.at, SheetAlign::Centre,
                                    symbol.size, symbol.weight, symbol.grey});
}

} // namespace engine
