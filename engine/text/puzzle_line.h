#pragma once
// A puzzle as one line of text that says all that is printed.
//   53..7....6..195...            plain: one character for each cell, see notation.h; paper of
//   rows,
//                                 columns and boxes, of the size that has so many cells
//   x-9x9:5_3b7...                a layout, then the cells in reading order: numbers are givens,
//                                 a to z are 1 to 26 open cells, _ parts two numbers
//   jigsaw-9x9:...,edges          where each puzzle has its own regions
//   killer-9x9:...,edges,sums     or cages; with both, the regions come first
// Cells, edges and sums are written as in the game IDs of Simon Tatham's Solo, and so is the name
// of the layout where Solo knows it: 3x3 (boxes), 9j (jigsaw), then x (diagonals), k (killer).
// Edges: between neighbours of a row, row by row, then of a column, column by column, then one that
// is always there; for each that is there, how many before it are not: _ is none, a is 1, y is 25,
// a z in front is 25 more. Sums: as cells, each at one cell of its cage.

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

struct PrintedPuzzle {
    std::shared_ptr<const Grid> grid;
    Digits givens;
};

// The grid must be one of this layout.
std::string to_line(const Layout& layout, const Grid& grid, const Digits& givens);
// Says what can't be read, and where.
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text);

// Lines that follow each other are mostly of the same paper, which then is made only once.
class LastPaper {
public:
    // Of a layout whose paper is always the same.
    std::shared_ptr<const Grid> of(const Layout& layout);

private:
    std::string layout_id_;
    std::shared_ptr<const Grid> grid_;
};
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text, LastPaper& papers);

} // namespace engine
