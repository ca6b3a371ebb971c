#include "engine/print/printed_cages.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace engine {

namespace {

constexpr double inset_share = 0.08;
constexpr double sum_share = 0.25;
constexpr Grey line_grey = 0.2;

class CagePrinter {
public:
    CagePrinter(Sheet& sheet, const CagePlace& place, const Cage& cage)
        : sheet_(sheet), place_(place), cage_(cage), inset_(inset_share * place.cell)
    {
        for (Cell cell : cage.cells)
            places_.insert(place.grid.place_of(cell));
    }

    void draw_lines()
    {
        for (const Place& place : places_) {
            for (int way : {-1, 1}) {
                draw_across(place, way);
                draw_down(place, way);
            }
        }
    }

    void write_sum(const SheetMeasure& measure, const std::function<Grey(Cell)>& ground)
    {
        const Cell first = *std::ranges::min_element(cage_.cells);
        const Place place = place_.grid.place_of(first);
        const std::string sum = std::to_string(cage_.sum);
        const double size = sum_share * place_.cell;
        const double width = measure.width_of(sum, size, SheetWeight::Bold);
        const double left = place_.corner.x + place.column * place_.cell;
        const double top = place_.corner.y + place.row * place_.cell;
        const double edge = 0.03 * place_.cell; // leaves the lines of the board
        sheet_.parts.push_back(SheetArea{
            {left + edge, top + edge}, inset_ + width, inset_ + 0.8 * size, ground(first)});
        sheet_.parts.push_back(SheetText{sum,
                                         {left + inset_, top + inset_ + 0.36 * size},
                                         SheetAlign::Left,
                                         size,
                                         SheetWeight::Bold});
    }

private:
    bool has(int row, int column) const { return places_.contains({row, column}); }

    // Along the upper (-1) or the lower (1) side of cells, from the first cell of a run on.
    void draw_across(Place place, int way)
    {
        const auto is_edge = [&](int column) {
            return has(place.row, column) && !has(place.row + way, column);
        };
        if (!is_edge(place.column) || is_edge(place.column - 1))
            return;
        int end = place.column;
        while (is_edge(end + 1))
            ++end;
        // Inwards where the cage ends; outwards where it turns the other way.
        const double from =
            place.column + (has(place.row, place.column - 1) ? -1 : 1) * inset_share;
        const double to = end + 1 + (has(place.row, end + 1) ? 1 : -1) * inset_share;
        const double row = place.row + (way < 0 ? inset_share : 1 - inset_share);
        draw_dashed({at_column(from), at_row(row)}, {at_column(to), at_row(row)}, to - from);
    }

    void draw_down(Place place, int way)
    {
        const auto is_edge = [&](int row) {
            return has(row, place.column) && !has(row, place.column + way);
        };
        if (!is_edge(place.row) || is_edge(place.row - 1))
            return;
        int end = place.row;
        while (is_edge(end + 1))
            ++end;
        const double from = place.row + (has(place.row - 1, place.column) ? -1 : 1) * inset_share;
        const double to = end + 1 + (has(end + 1, place.column) ? 1 : -1) * inset_share;
        const double column = place.column + (way < 0 ? inset_share : 1 - inset_share);
        draw_dashed({at_column(column), at_row(from)}, {at_column(column), at_row(to)}, to - from);
    }

    // Stretched a little, so that it begins and ends with a dash. `cells` is its length in cells.
    void draw_dashed(PaperPoint from, PaperPoint to, double cells)
    {
        constexpr double period = 0.14; // of a dash and a gap, in cells
        const double dashes = std::max(1.0, std::round((cells + period * 0.4) / period));
        const double length = cells * place_.cell / (dashes + 0.4 * dashes - 0.4);
        sheet_.parts.push_back(
            SheetLine{from, to, place_.line, line_grey, LineEnd::Flat, length, length * 0.4});
    }

    double at_column(double column) const { return place_.corner.x + column * place_.cell; }
    double at_row(double row) const { return place_.corner.y + row * place_.cell; }

    Sheet& sheet_;
    const CagePlace& place_;
    const Cage& cage_;
    double inset_;
    std::set<Place> places_;
};

} // namespace

void draw_cages(Sheet& sheet,
                const CagePlace& place,
                const SheetMeasure& measure,
                const std::function<Grey(Cell)>& ground)
{
    for (const Cage& cage : place.grid.cages()) {
        CagePrinter printer(sheet, place, cage);
        printer.draw_lines();
        printer.write_sum(measure, ground);
    }
}

} // namespace engine
