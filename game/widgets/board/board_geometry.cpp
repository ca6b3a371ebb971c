#include "game/widgets/board/board_geometry.h"

#include <cmath>
#include <numeric>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::HouseIndex;
using engine::Place;

// A position without a cell counts as a region of its own, so the board's edge is a thick line.
constexpr HouseIndex no_region = {-2};

HouseIndex region_at(const Grid& grid, const std::vector<HouseIndex>& regions, Place place)
{
    const auto cell = grid.cell_at(place);
    return cell ? regions[cell->index] : no_region;
}

bool region_ends_before_column(const Grid& grid, const std::vector<HouseIndex>& regions, int column)
{
    for (int row = 0; row < grid.rows(); ++row) {
        if (region_at(grid, regions, Place{row, column - 1}) !=
            region_at(grid, regions, Place{row, column}))
            return true;
    }
    return false;
}

bool region_ends_before_row(const Grid& grid, const std::vector<HouseIndex>& regions, int row)
{
    for (int column = 0; column < grid.columns(); ++column) {
        if (region_at(grid, regions, Place{row - 1, column}) !=
            region_at(grid, regions, Place{row, column}))
            return true;
    }
    return false;
}

int total(const std::vector<int>& gaps)
{
    return std::accumulate(gaps.begin(), gaps.end(), 0);
}

void set_starts(std::vector<int>& starts, const std::vector<int>& gaps, int cell)
{
    starts.clear();
    int position = 0;
    for (std::size_t index = 0; index + 1 < gaps.size(); ++index) {
        position += gaps[index];
        starts.push_back(position);
        position += cell;
    }
}

// The row or column at the position; a line belongs to the cell before it.
int track_at(const std::vector<int>& starts, int position)
{
    int track = 0;
    for (int index = 1; index < engine::count_of(starts); ++index) {
        if (position >= starts[index])
            track = index;
    }
    return track;
}

// The position of a distance in cells along the starts of columns or rows.
double along(const std::vector<int>& starts, int cell, double cells)
{
    const int last = engine::count_of(starts) - 1;
    const int whole = std::clamp(rounded_down(cells), 0, last);
    const int step = whole < last ? starts[whole + 1] - starts[whole] : cell;
    return starts[whole] + (cells - whole) * step;
}

} // namespace

std::vector<HouseIndex> region_of_each_cell(const Grid& grid)
{
    std::vector<HouseIndex> regions;
    for (Cell cell : grid.cells())
        regions.push_back(grid.region_of(cell));
    return regions;
}

BoardGeometry measure_board(const Grid& grid, int side)
{
    BoardGeometry board;
    board.regions = region_of_each_cell(grid);
    board.extras = engine::extra_houses_of(grid);
    board.tints = tint_cells(grid, board.regions, board.extras);
    board.fit(grid, side);
    return board;
}

void BoardGeometry::fit(const Grid& grid, int side)
{
    const double rough = ratio(side, std::max(grid.columns(), grid.rows()));
    thin = std::max(1, rounded(rough / 72));
    thick = std::max(2, rounded(rough / 26));
    column_gaps.assign(grid.columns() + 1, thick);
    for (int column = 1; column < grid.columns(); ++column) {
        if (!region_ends_before_column(grid, regions, column))
            column_gaps[column] = thin;
    }
    row_gaps.assign(grid.rows() + 1, thick);
    for (int row = 1; row < grid.rows(); ++row) {
        if (!region_ends_before_row(grid, regions, row))
            row_gaps[row] = thin;
    }

    cell = std::max(1, std::min((side - total(column_gaps)) / grid.columns(),
                                (side - total(row_gaps)) / grid.rows()));
    size = Size{grid.columns() * cell + total(column_gaps), grid.rows() * cell + total(row_gaps)};
    set_starts(lefts, column_gaps, cell);
    set_starts(tops, row_gaps, cell);
}

PlacedBoard::PlacedBoard(const Grid& grid, BoardGeometry geometry, Point place, double unit)
    : grid_(&grid),
      geometry_(std::move(geometry)),
      area_{place.x, place.y, geometry_.size.width, geometry_.size.height},
      unit_(unit)
{
}

void PlacedBoard::fit(int side, double unit)
{
    geometry_.fit(*grid_, side);
    unit_ = unit;
    move_to(Point{area_.x, area_.y});
}

void PlacedBoard::move_to(Point at)
{
    area_ = Rect{at.x, at.y, geometry_.size.width, geometry_.size.height};
}

Rect PlacedBoard::area_of(Cell cell) const
{
    const Place place = grid_->place_of(cell);
    return Rect{area_.x + geometry_.lefts[place.column], area_.y + geometry_.tops[place.row],
                geometry_.cell, geometry_.cell};
}

Rect PlacedBoard::fill_area_of(Cell cell) const
{
    const Rect area = area_of(cell);
    const Gaps gaps = gaps_around(cell);
    const int thin = geometry_.thin;
    // The thin line is placed with the odd pixel of the gap after it; see draw_board_lines().
    const int left = joins(cell, 0, -1) ? (gaps.left - thin + 1) / 2 : 0;
    const int right = joins(cell, 0, 1) ? (gaps.right - thin) / 2 : 0;
    const int above = joins(cell, -1, 0) ? (gaps.above - thin + 1) / 2 : 0;
    const int below = joins(cell, 1, 0) ? (gaps.below - thin) / 2 : 0;
    return Rect{area.x - left, area.y - above, area.width + left + right,
                area.height + above + below};
}

std::optional<Cell> PlacedBoard::cell_at(Point point) const
{
    if (!area_.contains(point))
        return std::nullopt;
    return grid_->cell_at(Place{track_at(geometry_.tops, point.y - area_.y),
                                track_at(geometry_.lefts, point.x - area_.x)});
}

double PlacedBoard::x_of(double columns) const
{
    return area_.x + along(geometry_.lefts, geometry_.cell, columns);
}

double PlacedBoard::y_of(double rows) const
{
    return area_.y + along(geometry_.tops, geometry_.cell, rows);
}

std::optional<Cell> PlacedBoard::neighbour(Cell cell, int down, int right) const
{
    const Place place = grid_->place_of(cell);
    const Place other{place.row + down, place.column + right};
    if (other.row < 0 || other.row >= grid_->rows() || other.column < 0 ||
        other.column >= grid_->columns())
        return std::nullopt;
    return grid_->cell_at(other);
}

bool PlacedBoard::same_region(Cell one, Cell other) const
{
    return geometry_.regions[one.index] == geometry_.regions[other.index];
}

Gaps PlacedBoard::gaps_around(Cell cell) const
{
    const Place place = grid_->place_of(cell);
    return {geometry_.column_gaps[place.column], geometry_.column_gaps[place.column + 1],
            geometry_.row_gaps[place.row], geometry_.row_gaps[place.row + 1]};
}

bool PlacedBoard::joins(Cell cell, int down, int right) const
{
    const auto other = neighbour(cell, down, right);
    return other && same_region(cell, *other);
}

} // namespace game
