#pragma once
// The rules of a puzzle as other programs list them: which cells are regions, cages, and which
// other rules there are. Finds the layout and the grid that they are.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"

namespace engine {

// Of one square of size x size cells. What is listed may be anything.
struct DeclaredRules {
    int size = 9;
    std::vector<Cells> regions = {}; // empty if they are boxes
    std::vector<Cells> extras = {};  // other groups of cells that must hold each digit
    std::vector<Cage> cages = {};
    // The ids of the other rules, in any order; also of those that the cells above tell.
    std::vector<std::string_view> others = {};
};

// An error names what is wrong or not among our rules.
Result<LayoutGrid> grid_of(const DeclaredRules& rules, LastGrid& last_grid);

// Whether these are the boxes of the size, in any order.
bool are_boxes(const std::vector<Cells>& regions, int size);
// Fails for a killer without cages: where cages are listed, it could not be told from one that is
// no killer.
Attempt lists_its_cages(const SharedPuzzle& puzzle);
// The same, also for a cage without a sum.
Attempt lists_its_sums(const SharedPuzzle& puzzle);

// Of a text that tells each cage's sum: fails if no digits have it. `size` is that of the square.
Result<Cage> cage_with_sum(Cells cells, int sum, int size);
// Fails if one of the puzzle's cages has no sum, overlaps another or has cells that are apart.
Attempt are_told_by_lines(const SharedPuzzle& puzzle);
// Whether a grid can have them: see are_possible(). An error says which it can't.
Attempt are_cages(const std::vector<Cage>& cages, const Grid& grid);

// "R1C2", for errors about cells of a square of that size.
std::string name_of_cell(std::size_t cell, int size);

// The puzzle's houses of a kind, each in ascending order, the first first.
std::vector<Cells> houses_of_kind(const Grid& grid, HouseKind kind);
bool has_rule(const Layout& layout, std::string_view id);

// Whether the layout is one square whose rules are all among these ids.
bool has_only_rules(const Layout& layout, std::initializer_list<std::string_view> ids);

} // namespace engine
