#pragma once
// The positions of the cells and lines of a board, in whole pixels, for any grid. All cells are
// squares of one size; lines are thick where a region ends and thin elsewhere.

#include <optional>
#include <vector>

#include "engine/grid/grid.h"
#include "game/ui/geometry.h"
#include "game/widgets/board/board_tints.h"

namespace game {

struct BoardGeometry {
    // Measures anew, in the same memory, the largest board that fits in a square with this side.
    void fit(const engine::Grid& grid, int side);

    int cell = 0; // side of a cell
    int thin = 1;
    int thick = 2;
    std::vector<int> column_gaps; // widths; columns + 1 of them, including the frame's
    std::vector<int> row_gaps;
    Size size;                               // including the frame
    std::vector<int> lefts;                  // of each column, from the frame's left edge
    std::vector<int> tops;                   // of each row, from the frame's top edge
    std::vector<engine::HouseIndex> regions; // see region_of_each_cell()
    std::vector<engine::ExtraHouse> extras;
    CellTints tints;
};

// Returns for each cell the index of the house that is its region, no_house if it has none.
std::vector<engine::HouseIndex> region_of_each_cell(const engine::Grid& grid);
// Returns the largest board that fits in a square with this side in pixels.
BoardGeometry measure_board(const engine::Grid& grid, int side);

// Free space beside a board, in pixels from its frame outwards.
struct FreeStrips {
    int left = 0;
    int above = 0;
};

// The widths of the gaps on the sides of a cell.
struct Gaps {
    int left;
    int right;
    int above;
    int below;
};

// A board's geometry at a position on the screen.
class PlacedBoard {
public:
    PlacedBoard(const engine::Grid& grid, BoardGeometry geometry, Point at, double unit);

    // Measures it anew for a square with this side in pixels; it stays where it is.
    void fit(int side, double unit);
    void move_to(Point at);

    const engine::Grid& grid() const { return *grid_; }
    const BoardGeometry& geometry() const { return geometry_; }
    Rect area() const { return area_; }
    int cell() const { return geometry_.cell; }
    double unit() const { return unit_; } // pixels in a design unit

    Rect area_of(engine::Cell cell) const;
    // Includes the gaps to neighbours in the same region, so that no thin pale line remains.
    Rect fill_area_of(engine::Cell cell) const;
    std::optional<engine::Cell> cell_at(Point point) const;
    // The pixel at a distance in cells from the left edge of the first column, or the upper edge of
    // the first row; gaps belong to the cell before them.
    double x_of(double columns) const;
    double y_of(double rows) const;
    std::optional<engine::Cell> neighbour(engine::Cell cell, int down, int right) const;
    bool same_region(engine::Cell one, engine::Cell other) const;
    Gaps gaps_around(engine::Cell cell) const;

private:
    bool joins(engine::Cell cell, int down, int right) const;

    const engine::Grid* grid_;
    BoardGeometry geometry_;
    Rect area_;
    double unit_;
};

} // namespace game
