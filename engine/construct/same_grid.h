#pragma once
// How the lines of a grid can move, or the whole of it turn, so that it stays the same grid: it has
// the same cells, houses and pairs as before. Regions and cages that are drawn for each puzzle are
// not compared: they move along.

#include <optional>
#include <vector>

#include "engine/base/random.h"
#include "engine/construct/line_moves.h"
#include "engine/grid/grid.h"
#include "engine/rules/layout.h"

namespace engine {

// The moves of which all others are composed: two lines or groups of lines change places, alone or
// with the opposite ones, the grid is mirrored or turned. Where regions or cages are drawn, only
// the whole grid moves, so that they keep their shapes; with cages, each digit may also become the
// one that makes size + 1 with it, which changes their sums. Lines are those of the drawing.
std::vector<LineMoves> basic_moves(const Layout& layout, const Grid& grid);

// At most `count` of the moves that basic moves are composed to, in random order and no two the
// same; the first one moves nothing. Fewer if there are not as many.
std::vector<LineMoves>
different_moves(const Layout& layout, const Grid& grid, int count, Random& random);

// By cell: which cell's digit it gets. Nothing if a cell would come from where there is none.
std::optional<Cells> sources_of(const Grid& grid, const LineMoves& moves);

} // namespace engine
