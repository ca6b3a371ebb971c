#include "engine/print/printed_board.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "engine/grid/grid.h"
#include "engine/grid/symbols.h"
#include "engine/print/shape_outlines.h"
#include "engine/print/sheet.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/house_shape.h"

namespace engine {

namespace {

constexpr Grey thin_grey = 0.45;
constexpr Grey shade_grey = 0.9;
constexpr Grey rule_grey = 0.62;
constexpr Grey others_grey = 0.25;

enum class Border { None, Thin, Thick };

struct PrintedSymbol {
    const Grid& grid;
    SymbolSet set; // of the grid's symbols
    Digit digit;
    PaperPoint at;      // its middle
    double size;        // of the font; a picture is as large as a figure of it
    SheetWeight weight; // pictures of regular weight are outlined
    Grey grey;
};

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

// A colour is a die with its number of dots, so that every printer shows it.
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
    case SymbolSet::Own:
        break;
    }
    sheet.parts.push_back(SheetText{symbol.grid.symbol(symbol.digit), symbol.at, SheetAlign::Centre,
                                    symbol.size, symbol.weight, symbol.grey});
}

constexpr double least_inset = 0.08;
constexpr double inset_of_layer = 0.05; // more for each, where cages overlap
constexpr int insets = 3;               // that can be told apart
constexpr double sum_share = 0.25;
constexpr Grey line_grey = 0.2;

struct CagePlace {
    const Grid& grid;
    PaperPoint corner; // the upper left one of the board
    double cell;       // the side of a cell
    double line;       // the width of the dashed lines
};

// A cage: a dashed line inside its cells, and its sum, if it has one, in the first one.
class CagePrinter {
public:
    // `layer` is 0 unless it overlaps others: see layers_of_cages().
    CagePrinter(Sheet& sheet, const CagePlace& place, const Cage& cage, int layer)
        : sheet_(sheet), place_(place), cage_(cage), layer_(layer % insets)
    {
        for (Cell cell : cage.cells)
            places_.insert(place.grid.place_of(cell));
    }

    void draw_lines()
    {
        for (const Place& place : places_) {
            for (int way : {-1, 1}) {
                draw_side(place, true, way);
                draw_side(place, false, way);
            }
        }
    }

    // The sum interrupts the lines below it; `ground` is the grey of the paper there. Behind sums
    // that wide in its cell; returns their width with this one.
    double write_sum(const SheetMeasure& measure, Grey ground, double width_before)
    {
        const Cell first = *std::ranges::min_element(cage_.cells);
        const Place place = place_.grid.place_of(first);
        const std::string sum = std::to_string(cage_.sum);
        const double size = sum_share * place_.cell;
        const double width = measure.width_of(sum, size, SheetWeight::Bold);
        const double inset = least_inset * place_.cell;
        const double left = place_.corner.x + place.column * place_.cell + width_before;
        const double top = place_.corner.y + place.row * place_.cell;
        const double edge = 0.03 * place_.cell; // leaves the lines of the board
        sheet_.parts.push_back(
            SheetArea{{left + edge, top + edge}, inset + width, inset + 0.8 * size, ground});
        sheet_.parts.push_back(SheetText{sum,
                                         {left + inset, top + inset + 0.36 * size},
                                         SheetAlign::Left,
                                         size,
                                         SheetWeight::Bold});
        return width_before + width + inset;
    }

private:
    // Along a side of cells in a row, the upper one (-1) or the lower one (1), or in a column: from
    // the first cell of a run on.
    void draw_side(Place place, bool is_across, int way)
    {
        const int line = is_across ? place.row : place.column;
        const int first = is_across ? place.column : place.row;
        const auto has = [&](int across, int along) {
            return places_.contains(is_across ? Place{across, along} : Place{along, across});
        };
        const auto is_edge = [&](int along) {
            return has(line, along) && !has(line + way, along);
        };
        if (!is_edge(first) || is_edge(first - 1))
            return;
        int end = first;
        while (is_edge(end + 1))
            ++end;
        // Inwards where the cage ends; outwards where it turns the other way.
        const double inset = least_inset + layer_ * inset_of_layer;
        const double from = first + (has(line, first - 1) ? -1 : 1) * inset;
        const double to = end + 1 + (has(line, end + 1) ? 1 : -1) * inset;
        const double side = line + (way < 0 ? inset : 1 - inset);
        const auto at = [&](double along) {
            return PaperPoint{place_.corner.x + (is_across ? along : side) * place_.cell,
                              place_.corner.y + (is_across ? side : along) * place_.cell};
        };
        draw_dashed(at(from), at(to), to - from);
    }

    // Stretched a little, so that it begins and ends with a dash. `cells` is its length in cells.
    void draw_dashed(PaperPoint from, PaperPoint to, double cells)
    {
        const double period = 0.14 * (1 + layer_); // of a dash and a gap, in cells
        const double dashes = std::max(1.0, std::round((cells + period * 0.4) / period));
        const double length = cells * place_.cell / (dashes + 0.4 * dashes - 0.4);
        sheet_.parts.push_back(
            SheetLine{from, to, place_.line, line_grey, LineEnd::Flat, length, length * 0.4});
    }

    Sheet& sheet_;
    const CagePlace& place_;
    const Cage& cage_;
    int layer_;
    std::set<Place> places_;
};

// Draws one board in layers, from the shades up to the digits.
class BoardPrinter {
public:
    BoardPrinter(Sheet& sheet, const PrintedBoard& board, const SheetMeasure& measure)
        : sheet_(sheet),
          board_(board),
          grid_(board.grid),
          measure_(measure),
          symbols_(symbol_set_of(grid_)),
          thin_(std::clamp(board.cell / 45, 0.25, 0.8)),
          thick_(std::clamp(board.cell / 13, 0.7, 2.6)),
          is_shaded_(grid_.cells().size(), false)
    {
    }

    void draw()
    {
        if (board_.shows_rules)
            draw_rules();
        draw_borders(Border::Thin);
        if (board_.shows_rules)
            draw_cages();
        draw_borders(Border::Thick);
        draw_digits(board_.givens, SheetWeight::Bold, 0);
        if (!board_.others.empty())
            draw_digits(board_.others, SheetWeight::Regular, others_grey);
        if (!board_.notes.empty())
            draw_notes();
    }

private:
    double x_of(double column) const { return board_.corner.x + column * board_.cell; }
    double y_of(double row) const { return board_.corner.y + row * board_.cell; }

    void draw_cages()
    {
        const CagePlace place{grid_, board_.corner, board_.cell, thin_};
        const std::vector<Cage>& cages = grid_.cages();
        std::vector<int> layers = layers_of_cages(grid_);
        layers.resize(cages.size(), 0);
        for (std::size_t cage = 0; cage < cages.size(); ++cage)
            CagePrinter(sheet_, place, cages[cage], layers[cage]).draw_lines();
        By<Cell, double> widths(grid_.cells().size(), 0); // of the sums in each cell
        for (const Cage& cage : cages) {
            const Cell first = std::ranges::min(cage.cells);
            if (cage.has_sum())
                widths[first] = CagePrinter(sheet_, place, cage, 0)
                                    .write_sum(measure_, is_shaded_[first.index] ? shade_grey : 1,
                                               widths[first]);
        }
    }

    void draw_rules()
    {
        const std::vector<ExtraHouse> extras = extra_houses_of(grid_);
        for (const ExtraHouse& extra : extras) {
            if (extra.shape == HouseShape::Pieces)
                shade(grid_.house(extra.house));
        }
        for (const ExtraHouse& extra : extras) {
            const House& house = grid_.house(extra.house);
            switch (extra.shape) {
            case HouseShape::Diagonal:
                draw_diagonal(house);
                break;
            case HouseShape::Pieces:
                draw_outline(house);
                break;
            case HouseShape::Group:
                name_group(house);
            }
        }
    }

    void shade(const House& house)
    {
        for (Cell cell : house.cells) {
            if (is_shaded_[cell.index])
                continue;
            is_shaded_[cell.index] = true;
            const Place place = grid_.place_of(cell);
            sheet_.parts.push_back(SheetArea{
                {x_of(place.column), y_of(place.row)}, board_.cell, board_.cell, shade_grey});
        }
    }

    void draw_diagonal(const House& house)
    {
        const auto [first, last] = std::ranges::minmax(house.cells);
        const Place top = grid_.place_of(first);
        const Place bottom = grid_.place_of(last);
        const bool falls = top.column < bottom.column;
        sheet_.parts.push_back(
            SheetLine{{x_of(top.column + (falls ? 0 : 1)), y_of(top.row)},
                      {x_of(bottom.column + (falls ? 1 : 0)), y_of(bottom.row + 1)},
                      2 * thin_,
                      rule_grey});
    }

    // Inside the cells, so that neighbouring houses each have a line.
    void draw_outline(const House& house)
    {
        const auto is_in = [&](Place place) {
            const auto cell = grid_.cell_at(place);
            return cell && std::ranges::find(house.cells, *cell) != house.cells.end();
        };
        const double width = 2 * thin_;
        const double inset = width / 2;
        const auto line = [&](double x, double y, double to_x, double to_y) {
            sheet_.parts.push_back(
                SheetLine{{x, y}, {to_x, to_y}, width, rule_grey, LineEnd::Square});
        };
        for (Cell cell : house.cells) {
            const Place place = grid_.place_of(cell);
            const double left = x_of(place.column) + inset;
            const double right = x_of(place.column + 1) - inset;
            const double top = y_of(place.row) + inset;
            const double bottom = y_of(place.row + 1) - inset;
            if (!is_in({place.row - 1, place.column}))
                line(left, top, right, top);
            if (!is_in({place.row + 1, place.column}))
                line(left, bottom, right, bottom);
            if (!is_in({place.row, place.column - 1}))
                line(left, top, left, bottom);
            if (!is_in({place.row, place.column + 1}))
                line(right, top, right, bottom);
        }
    }

    // A small letter in the lower left corner, the same in all cells of the group.
    void name_group(const House& house)
    {
        const double size = 0.2 * board_.cell;
        for (Cell cell : house.cells) {
            const Place place = grid_.place_of(cell);
            const std::string letter(1, letter_after('a', place_in_box(place, grid_.size())));
            sheet_.parts.push_back(SheetText{
                letter,
                {x_of(place.column) + 0.08 * board_.cell, y_of(place.row + 1) - 0.17 * board_.cell},
                SheetAlign::Left,
                size,
                SheetWeight::Regular,
                thin_grey});
        }
    }

    Border between(Place one, Place other) const
    {
        const auto first = grid_.cell_at(one);
        const auto second = grid_.cell_at(other);
        if (!first && !second)
            return Border::None;
        if (!first || !second)
            return Border::Thick;
        return grid_.region_of(*first) == grid_.region_of(*second) ? Border::Thin : Border::Thick;
    }

    // Straight lines, each as long as its kind of border goes on.
    void draw_borders(Border kind)
    {
        for (int row = 0; row <= grid_.rows(); ++row)
            draw_runs(
                kind, grid_.columns(),
                [&](int column) { return between({row - 1, column}, {row, column}); },
                [&](int column) { return PaperPoint{x_of(column), y_of(row)}; });
        for (int column = 0; column <= grid_.columns(); ++column)
            draw_runs(
                kind, grid_.rows(),
                [&](int row) { return between({row, column - 1}, {row, column}); },
                [&](int row) { return PaperPoint{x_of(column), y_of(row)}; });
    }

    template <typename BorderAt, typename PointAt>
    void draw_runs(Border kind, int count, BorderAt border_at, PointAt point_at)
    {
        const bool is_thick = kind == Border::Thick;
        for (int index = 0; index < count; ++index) {
            const int from = index;
            while (index < count && border_at(index) == kind)
                ++index;
            if (index > from)
                sheet_.parts.push_back(SheetLine{
                    point_at(from), point_at(index), is_thick ? thick_ : thin_,
                    is_thick ? 0 : thin_grey, is_thick ? LineEnd::Square : LineEnd::Flat});
        }
    }

    void draw_digits(const Digits& digits, SheetWeight weight, Grey grey)
    {
        const double size = digit_size(grid_, board_.cell, board_.type);
        // Below the middle where a sum is above it.
        const double lower = grid_.cages().empty() || !board_.shows_rules ? 0 : 0.05;
        for (Cell cell : grid_.cells()) {
            const Digit digit = digits[cell];
            const bool is_taken = &digits != &board_.givens && board_.givens[cell] != no_digit;
            if (digit == no_digit || is_taken)
                continue;
            const Place place = grid_.place_of(cell);
            draw_symbol(sheet_, {grid_,
                                 symbols_,
                                 digit,
                                 {x_of(place.column + 0.5), y_of(place.row + 0.5 + lower)},
                                 size,
                                 weight,
                                 grey});
        }
    }

    bool is_open(Cell cell) const
    {
        return board_.givens[cell.index] == no_digit &&
               (board_.others.empty() || board_.others[cell.index] == no_digit);
    }

    // Each digit at its own place, in rows of equal length; below the sum of a cage.
    void draw_notes()
    {
        const int columns = static_cast<int>(std::ceil(std::sqrt(grid_.size())));
        const int rows = (grid_.size() + columns - 1) / columns;
        const double inset = 0.06;
        const double top = grid_.cages().empty() || !board_.shows_rules ? inset : 0.24;
        const double across = board_.cell * (1 - 2 * inset) / columns;
        const double down = board_.cell * (1 - inset - top) / rows;
        const bool is_long = longest_symbol(grid_) > 1;
        const double size = 0.95 * std::min(down, across / (is_long ? 1.25 : 0.75));
        for (Cell cell : grid_.cells()) {
            if (!is_open(cell))
                continue;
            const Place place = grid_.place_of(cell);
            for (Digit digit : board_.notes[cell]) {
                const int column = (digit - 1) % columns;
                const int row = (digit - 1) / columns;
                draw_symbol(sheet_, {grid_,
                                     symbols_,
                                     digit,
                                     {x_of(place.column + inset) + (column + 0.5) * across,
                                      y_of(place.row + top) + (row + 0.5) * down},
                                     size,
                                     SheetWeight::Regular,
                                     others_grey});
            }
        }
    }

    Sheet& sheet_;
    const PrintedBoard& board_;
    const Grid& grid_;
    const SheetMeasure& measure_;
    SymbolSet symbols_;
    double thin_;
    double thick_;
    std::vector<bool> is_shaded_; // by cell
};

} // namespace

double digit_size(const Grid& grid, double cell, TypeSize type)
{
    const bool is_large = type == TypeSize::Large;
    if (longest_symbol(grid) > 1)
        return cell * (is_large ? 0.64 : 0.52);
    if (!grid.cages().empty())
        return cell * (is_large ? 0.7 : 0.58);
    return cell * (is_large ? 0.86 : 0.64);
}

void draw_board(Sheet& sheet, const PrintedBoard& board, const SheetMeasure& measure)
{
    BoardPrinter(sheet, board, measure).draw();
}

} // namespace engine
