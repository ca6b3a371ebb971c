#pragma once
// Which givens of a full grid go: those the spec lets go, in a random order.

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

// The orbits of the spec's symmetry that may go, shuffled. Those that must stay for the sake of the
// rows are not among them.
std::vector<Cells> taking_order(const Grid& grid, const PuzzleSpec& spec, Random& random);

// Goes through the order once. One solution remains and, unless the spec wants a minimal puzzle,
// what its level allows. `after_each` is called for each entry looked at where that takes long.
// Nothing when asked to stop.
std::optional<Taken> take_givens(GridMaker& grids,
                                 const Digits& solution,
                                 const std::vector<Cells>& order,
                                 const PuzzleSpec& spec,
                                 const Cancel& stop,
                                 const std::function<void()>& after_each);

} // namespace engine
