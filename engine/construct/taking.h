#pragma once
// Removes givens from a full grid: those that the construction allows, in random order.

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/construct/grid_maker.h"

namespace engine {

struct Taken {
    Digits givens;             // what is left
    std::uint64_t guesses = 0; // of the searches that proved uniqueness
    bool is_decided = true;    // whether every search was
};

// Goes through the groups of the symmetry once, shuffled. `after_each` is called after each of them
// if they take long. Returns nothing if cancelled.
std::optional<Taken> take_givens(GridMaker& grids,
                                 const Digits& solution,
                                 const Construction& construction,
                                 const Cancel& stop,
                                 const std::function<void()>& after_each);

} // namespace engine
