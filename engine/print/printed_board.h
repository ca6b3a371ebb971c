#pragma once
// A board on paper: the lines of any grid, its cages and extra rules, and digits. In black and
// greys, so that every printer shows all of it.

#include "engine/base/digit_set.h"
#include "engine/base/table.h"
#include "engine/grid/puzzle.h"
#include "engine/print/sheet.h"

namespace engine {

enum class TypeSize { Usual, Large };

struct PrintedBoard {
    const Grid& grid;
    const Digits& givens;
    // Other digits, in a lighter face; no_digit where there is none, or empty.
    const Digits& others;
    // Small in the cells that are open, each digit in its own place; may be empty.
    const By<Cell, DigitSet>& notes;
    PaperPoint corner; // the upper left one of its frame
    double cell;       // the side of a cell
    TypeSize type = TypeSize::Usual;
    bool shows_rules = true; // cages, sums and what extra rules add; not needed with a solution
};

// Adds the parts of the board. Half of the frame's width is outside of its corner.
void draw_board(Sheet& sheet, const PrintedBoard& board, const SheetMeasure& measure);

// The size of the font of its digits, the same for all of them.
double digit_size(const Grid& grid, double cell, TypeSize type);

} // namespace engine
