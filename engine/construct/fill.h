#pragma once
// Fills a grid according to the rules, by one of four methods. Seeds depend on every random number
// used here: what is done, and in which order, must never change.

#include <cstdint>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

struct Filled {
    Digits solution;
    std::uint64_t steps = 0; // digits placed, also those taken back; or transformations
};

// Guesses in the cell with fewest candidates and takes all singles; a guess that fails is taken
// back. Starts again when it makes no progress, and after many attempts learns from failures. Works
// on any grid; cages are only respected, so solutions are not quite equally likely. Returns nothing
// if cancelled, or if the grid cannot be filled (or so rarely that the bounded work found no way).
// See backtracking.h for filling one grid many times.
std::optional<Filled> fill_backtracking(const Grid& grid, Random& random, const Cancel& stop = {});

// Transforms a pattern that satisfies the rules. Grids of rows, columns and boxes have a known
// pattern and use every transformation; for all others the pattern itself is filled by
// backtracking, and only transformations that fit follow (see transform.h).
std::optional<Filled> fill_transform(const Grid& grid, Random& random, const Cancel& stop = {});

// Which cell is filled next: one with fewest candidates, the first one of these in reading order;
// or the next one along the rows.
enum class CellOrder { FewestCandidates, AlongRows };
// Fills a grid by trying the digits in the order 1, 2, 3 ..., in in_order.cpp: the same grid each
// time, and one that looks orderly. What leads nowhere is taken back. The steps are the digits
// tried; along the rows also the cells that were reached when no digit was left for them, as the
// PHP program counted that this order comes from: 527 on 9x9. Returns nothing if cancelled, if the
// grid can't be filled, or if a bounded number of steps did not fill it. Sums of cages are ignored.
std::optional<Filled> try_in_order(const Grid& grid, CellOrder order, const Cancel& stop = {});

// Whether a grid is filled as try_in_order() fills it in one of the orders: everybody can know it.
bool is_filled_in_order(const Grid& grid, const Digits& solution, const Cancel& stop = {});

// Renames the digits so that the first row begins with 1, 2, 3 ... The digits must fill a grid
// without sums.
Digits with_first_row_in_order(const Grid& grid, Digits digits);

} // namespace engine
