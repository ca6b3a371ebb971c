#pragma once
// A puzzle as one line of text that contains everything that is printed.
//   53..7....6..195...            plain: one character for each cell, see notation.h; the grid has
//                                 rows, columns and boxes, and that many cells
//   x-9x9:5_3b7...                a layout, then the cells in reading order: numbers are givens,
//                                 a to z are 1 to 26 empty cells, _ separates two numbers
//   jigsaw-9x9:...,edges          for layouts in which each puzzle has its own regions
//   killer-9x9:...,edges,sums     or cages; with both, the regions come first
//   killer-9x9:...,15@r1c1r1c2,@r5c5r6c6
//                                 cages that overlap, have no sum or have cells that are apart: one
//                                 after the other, each with its sum, if it has one, and its cells
// Cells, edges and sums are written as in the game IDs of Simon Tatham's Solo, and so is the name
// of the layout if Solo has it: 3x3 (boxes), 9j (jigsaw), then x (diagonals), k (killer). Edges are
// listed between neighbours in rows, row by row, then in columns, column by column, then one that
// is always present. Each edge present is written as the number of absent ones before it: _ is
// none, a is 1, y is 25, and each z in front adds 25. Sums are written like cells, each at one cell
// of its cage. A name that both have, 4x4, is Solo's (16 digits) if there are so many cells.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

// A layout and a grid of it.
struct LayoutGrid {
    std::shared_ptr<const Layout> layout;
    std::shared_ptr<const Grid> grid;
};

struct PrintedPuzzle : LayoutGrid {
    Digits givens;
};

// `grid` must be a grid of this layout.
std::string to_line(const Layout& layout, const Grid& grid, const Digits& givens);
// The game ID of Solo, "3x3:5_3b7..."; nothing if Solo has no such rules.
std::optional<std::string> to_game_id(const Layout& layout, const Grid& grid, const Digits& givens);
// An error says what can't be read, and where.
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text);

// A layout with the regions and cages of one grid, as they follow the cells in such a line:
// "killer-9x9,edges,sums". Just the layout if it has neither.
std::string to_drawn_layout(const Layout& layout, const Grid& grid);
Result<LayoutGrid> parse_drawn_layout(std::string_view text);

// Successive puzzles mostly have the same grid, which is then built only once.
class LastGrid {
public:
    // For a layout whose grid is always the same.
    const LayoutGrid& of(const Layout& layout);
    // The grid of rows, columns and boxes with that many cells; null if there is none.
    const LayoutGrid* plain(std::size_t cells);

private:
    LayoutGrid last_;
    LayoutGrid last_plain_;
};
Result<PrintedPuzzle> parse_puzzle_line(std::string_view text, LastGrid& last_grid);

// Whether the layout has one square with rows, columns and boxes, and no other rule.
bool is_plain(const Layout& layout);
// The numbers of the regions and of the cages by cell, as edge codes need them: cells without a
// cage are each a piece of their own, with a negative number.
std::vector<int> regions_of(const Grid& grid);
std::vector<int> cages_of(const Grid& grid);

} // namespace engine
