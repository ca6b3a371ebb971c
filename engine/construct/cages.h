#pragma once
// Draws the cages of a killer around a solution.

#include <memory>

#include "engine/base/cancel.h"
#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

// How large cages are drawn.
enum class CageSizes { Mixed, Small };

// The grid with cages: each cell is in one cage, most cages have 2 to 4 cells, none more than 5,
// small ones 2 or 3; all digits of a cage differ, and its cells are connected. The sums may allow
// other solutions.
std::shared_ptr<const Grid> with_cages(std::shared_ptr<const Grid> bare,
                                       const Digits& solution,
                                       Random& dice,
                                       CageSizes sizes = CageSizes::Mixed);

struct JoinedCages {
    std::shared_ptr<const Grid> grid;
    bool is_decided; // whether every search was
};
// With little patience joining is given up undecided where a search takes more than a few guesses,
// and at once if the cages as drawn allow several solutions.
enum class Patience { Little, Much };
// Joins cages of the grid that are side by side, in random order, to cages of up to 5 cells, as
// long as the solution stays the only one. Does nothing if it is not. Returns no grid if cancelled.
JoinedCages with_joined_cages(std::shared_ptr<const Grid> bare,
                              const std::vector<Cage>& cages,
                              const Digits& solution,
                              Random& dice,
                              Patience patience,
                              const Cancel& stop = {});

// Like with_cages(), but a search has proved that `solution` is the only one, without any given.
// The work is bounded: cages whose sums allow other digits are changed, and after some time split.
// Which other digits are found first depends on the search. Returns nothing if cancelled.
std::shared_ptr<const Grid> with_sufficient_cages(std::shared_ptr<const Grid> bare,
                                                  const Digits& solution,
                                                  Random& dice,
                                                  const Cancel& stop = {});

// Whether the cages of the grid alone allow only one solution. A bounded search decides; if it does
// not, the answer is no.
bool are_cages_sufficient(const Grid& grid, const Digits& solution);

} // namespace engine
