#pragma once
// The grid of one puzzle of a layout: with the regions and cages of this puzzle.

#include <memory>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/rules/layout.h"

namespace engine {

// `regions` must be empty unless the layout draws regions. Returns null unless there are as many
// regions as digits, each with as many cells, and no cell is in two of them.
std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions);

// The same grid with cages.
std::shared_ptr<const Grid> with_cages(std::shared_ptr<const Grid> grid, std::vector<Cage> cages);

// Whether one can walk from each of these cells to each other, from neighbour to neighbour.
bool is_in_one_piece(const Cells& cells, const Grid& grid);

constexpr int most_cages_of_cell = 16;
constexpr int most_cages = 1000;
// Whether each cage has cells of the grid, none of them twice and at most as many as there are
// digits; no cell is in more cages than most_cages_of_cell, and there are at most most_cages.
bool are_possible(const std::vector<Cage>& cages, const Grid& grid);
// Whether the lines between cells and the sums tell the grid's cages, as they do in each killer
// that the game makes: each has a sum and is in one piece, and no cell is in two.
bool has_cages_told_by_lines(const Grid& grid);

// For drawing cages that overlap: of each cage in its order 0, or the least number that none of
// those before it has with which it shares a cell. Empty if no cages overlap, as in most puzzles.
std::vector<int> layers_of_cages(const Grid& grid);

// Whether no cell is in two of the parts, or twice in one, and all are among that many cells.
bool are_apart(const std::vector<Cells>& parts, int cell_count);

} // namespace engine
