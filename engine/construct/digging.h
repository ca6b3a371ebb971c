#pragma once
// Removes givens from a full grid: those that the construction allows, in random order.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/construct/grid_maker.h"

namespace engine {

struct Dug {
    Digits givens;           // what is left
    std::uint64_t steps = 0; // of the searches that proved uniqueness, see Removal::steps
    bool is_decided = true;  // whether every search was
};

// Goes through the groups of the symmetry once, shuffled. `after_each` is called after each of them
// if they take long. Returns nothing if cancelled.
std::optional<Dug> dig_givens(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each);

// Goes through these groups once, in their order, and takes those of `givens` away that the rule
// allows. `givens` must be a puzzle with this solution, as far as the rule proves it.
std::optional<Dug> dig_in_order(GridMaker& grids,
                                const Digits& solution,
                                const Digits& givens,
                                const std::vector<Cells>& order,
                                const Construction& construction,
                                const Cancel& stop,
                                const std::function<void()>& after_each);

// Returns the least number of givens to leave: what the construction says, or the usual one.
int least_givens(const Grid& grid, const Construction& construction);

} // namespace engine
