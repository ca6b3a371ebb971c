#pragma once
// Removes givens from a full grid: those that the construction allows, in random order.

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/construct/grid_maker.h"

namespace engine {

struct Dug {
    Digits givens;           // what is left
    std::uint64_t steps = 0; // of the searches that proved uniqueness, see Removal::steps
    bool is_decided = true;  // whether every search was
};

// Goes through the groups of the symmetry once, shuffled; if Construction::most_in_row or
// givens_of_rows say so, takes from all rows of the drawing in turn. `after_each` is called after
// each group if they take long. Returns nothing if cancelled.
std::optional<Dug> dig_givens(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each);

} // namespace engine
