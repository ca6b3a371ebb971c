#pragma once
// What is known of sums before a search starts: the cages as printed, what they leave of whole
// houses, and the sets of digits that make up a sum.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// Every cage that has a sum, and every small remainder: the cells of some houses that are in no
// cage inside these houses, and the cells outside in cages that cover these houses. A full house
// adds up to 1 + 2 + ... + size.
std::vector<Cage> known_sums(const Grid& grid);

// Sets of `count` different digits from 1 to `size` that add up to `sum`, digit d as bit d - 1.
// Returns nothing if there are too many for a search to try.
std::optional<std::vector<std::uint32_t>> combinations_of(int size, int count, int sum);

} // namespace engine
