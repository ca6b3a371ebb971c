#pragma once
// Draws the cages of a killer around a solution.

#include <memory>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// The grid with cages: each cell is in one cage, most cages have 2 to 4 cells, none more than 5;
// all digits of a cage differ, and its cells are connected. The sums may allow other solutions.
std::shared_ptr<const Grid>
with_cages(std::shared_ptr<const Grid> bare, const Digits& solution, Random& dice);

// The same, but a search has proved that `solution` is the only one, without any given. The work is
// bounded: cages whose sums allow other digits are changed, and after some time split. Which other
// digits are found first depends on the search. Returns nothing if cancelled.
std::shared_ptr<const Grid> with_sufficient_cages(std::shared_ptr<const Grid> bare,
                                                  const Digits& solution,
                                                  Random& dice,
                                                  const Cancel& stop = {});

// Whether the cages of the grid alone allow only one solution. A bounded search decides; if it does
// not, the answer is no.
bool are_cages_sufficient(const Grid& grid);

} // namespace engine
