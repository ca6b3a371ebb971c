#pragma once
// Grids of many kinds for the tests of the search.

#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

Grid ruled(int size, std::vector<std::string_view> rules);
Grid classic(int size);
// Regions drawn as letters, row by row.
Grid jigsaw(int size, const std::string& drawing);
// Cells a knight's move apart must differ.
Grid anti_knight(int size);
// Cages of two cells side by side, with the sums of a solution.
Grid killer(int size, const Digits& solution);
// Random cages of up to `most` cells, with the sums of a solution.
Grid killer_of_any_shape(const Grid& plain,
                         const Digits& solution,
                         std::size_t most,
                         std::mt19937& dice);

} // namespace engine
