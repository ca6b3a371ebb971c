#pragma once
// A puzzle as one line of text that contains everything that is printed.
//   53..7....6..195...            plain: one character for each cell, see notation.h; the grid has
//                                 rows, columns and boxes, and that many cells
//   x-9x9:5_3b7...                a layout, then the cells in reading order: numbers are givens,
//                                 a to z are 1 to 26 empty cells, _ separates two numbers
//   jigsaw-9x9:...,edges          for layouts in which each puzzle has its own regions
//   killer-9x9:...,edges,sums     or cages; with both, the regions come first
// Cells, edges and sums are written as in the game IDs of Simon Tatham's Solo, and so is the name
// of the layout if Solo has it: 3x3 (boxes), 9j (jigsaw), then x (diagonals), k (killer). Edges are
// listed between neighbours in rows, row by row, then in columns, column by column, then one that
// is always present. Each edge present is written as the number of absent ones before it: _ is
// none, a is 1, y is 25, and each z in front adds 25. Sums are written like cells, each at one cell
// of its cage.

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

// `grid` must be a grid of this layout.
std::string to_line(const Layout& layout, const Grid& grid, const Digits& givens);
// An error says what can't be read, and where.
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text);

// Successive lines mostly have the same grid, which is then built only once.
class LastGrid {
public:
    // For a layout whose grid is always the same.
    std::shared_ptr<const Grid> of(const Layout& layout);

private:
    std::string layout_id_;
    std::shared_ptr<const Grid> grid_;
};
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text, LastGrid& last_grid);

} // namespace engine
