#pragma once
// Where every cell and line of a board lies, in whole pixels, for any grid. All cells are equal
// squares; lines are thick where a region ends and thin elsewhere.

#include <optional>
#include <vector>

#include "engine/grid/grid.h"
#include "game/ui/geometry.h"
#include "game/widgets/board_tints.h"

namespace game {

struct BoardGeometry {
    int cell = 0; // side of a cell
    int thin = 1;
    int thick = 2;
    std::vector<int> column_gaps; // columns + 1 of them, the frame's included
    std::vector<int> row_gaps;
    Size size;                // frame included
    std::vector<int> lefts;   // of each column, from the frame's left edge
    std::vector<int> tops;    // of each row, likewise
    std::vector<int> regions; // see region_of_each_cell()
    std::vector<engine::ExtraHouse> extras;
    PaperTints paper;
};

// Of each cell the index of its first region house, -1 for none.
std::vector<int> region_of_each_cell(const engine::Grid& grid);
// The largest board in a square of this side.
BoardGeometry measure_board(const engine::Grid& grid, int side);

// Pixels beside a board, from its frame on, where nothing else stands.
struct FreeStrips {
    int left = 0;
    int above = 0;
};

// A geometry put on the screen.
class PlacedBoard {
public:
    PlacedBoard(const engine::Grid& grid, BoardGeometry geometry, Point at, double unit);

    const engine::Grid& grid() const { return *grid_; }
    const BoardGeometry& geometry() const { return geometry_; }
    Rect area() const { return area_; }
    int cell() const { return geometry_.cell; }
    double unit() const { return unit_; } // pixels in a unit of the design

    Rect area_of(engine::Cell cell) const;
    // Grown into the gaps towards cells of the same region, so that no pale slit remains.
    Rect fill_area_of(engine::Cell cell) const;
    std::optional<engine::Cell> cell_at(Point point) const;
    std::optional<engine::Cell> neighbour(engine::Cell cell, int down, int right) const;
    bool same_region(engine::Cell one, engine::Cell other) const;
    // The gap on that side of the cell: its width.
    int gap_left(engine::Cell cell) const;
    int gap_right(engine::Cell cell) const;
    int gap_above(engine::Cell cell) const;
    int gap_below(engine::Cell cell) const;

private:
    bool joins(engine::Cell cell, int down, int right) const;

    const engine::Grid* grid_;
    BoardGeometry geometry_;
    Rect area_;
    double unit_;
};

} // namespace game
