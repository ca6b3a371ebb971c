#pragma once
// Removes givens from a full grid: those that the spec allows, in random order.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/make/grid_maker.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

struct Taken {
    Digits givens;             // what is left
    std::uint64_t guesses = 0; // of the searches that proved uniqueness
};

// The orbits of the spec's symmetry that may be removed, shuffled. Orbits that rows need are left
// out.
std::vector<Cells> taking_order(const Grid& grid, const PuzzleSpec& spec, Random& random);

// Goes through the order once. The solution stays unique and, unless the spec requires a minimal
// puzzle, the level's limit is kept. `after_each` is called after each entry if entries take long.
// Returns nothing if cancelled.
std::optional<Taken> take_givens(GridMaker& grids,
                                 const Digits& solution,
                                 const std::vector<Cells>& order,
                                 const PuzzleSpec& spec,
                                 const Cancel& stop,
                                 const std::function<void()>& after_each);

} // namespace engine
