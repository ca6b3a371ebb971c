#pragma once
// Houses that no rule adds and that follow from those that are there, alike in every puzzle of a
// layout. Lines hold each digit as often as there are lines. If houses of other rules lie inside of
// them, one fewer, side by side, then what these leave holds each digit once: the four windows of
// Windoku leave five hidden ones.

#include <memory>
#include <optional>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

// The same grid with its forced houses behind the others; the same object if there are none, as
// always without houses of the kind Extra. Regions are not asked: what jigsaws leave is different
// in every drawing, see leftovers.h.
std::shared_ptr<const Grid> with_forced_houses(std::shared_ptr<const Grid> grid);

// What makes a house of such a grid.
struct HouseOrigin {
    std::vector<HouseIndex> lines;  // rows or columns
    std::vector<HouseIndex> inside; // one fewer, in these lines and without common cells
};

// Nothing if a rule adds the house, even if it follows from others.
std::optional<HouseOrigin> origin_of(const Grid& grid, HouseIndex house);

} // namespace engine
