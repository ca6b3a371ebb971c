#pragma once
// Cages on paper: a dashed line inside the cells, and the sum in the first cell.

#include <functional>

#include "engine/grid/grid.h"
#include "engine/print/sheet.h"

namespace engine {

struct CagePlace {
    const Grid& grid;
    PaperPoint corner; // the upper left one of the board
    double cell;       // the side of a cell
    double line;       // the width of the dashed lines
};

// `ground` tells how light the paper is in a cell: a sum interrupts the lines below it.
void draw_cages(Sheet& sheet,
                const CagePlace& place,
                const SheetMeasure& measure,
                const std::function<Grey(Cell)>& ground);

} // namespace engine
