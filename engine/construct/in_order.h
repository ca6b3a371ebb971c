#pragma once
// Fills a grid by trying the digits in the order 1, 2, 3 ...: the same grid each time, and one that
// looks orderly.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/construct/fill.h"

namespace engine {

// Tries the digits in order in the cell with fewest candidates, the first one of these in reading
// order, and takes back what leads nowhere. The steps are the digits tried. Returns nothing if
// cancelled, if the grid can't be filled, or if a bounded number of digits did not fill it. Sums of
// cages are ignored.
std::optional<Filled> try_in_order(const Grid& grid, const Cancel& stop = {});

// Renames the digits so that the first row begins with 1, 2, 3 ... The digits must fill a grid
// without sums.
Digits with_first_row_in_order(const Grid& grid, Digits digits);

} // namespace engine
