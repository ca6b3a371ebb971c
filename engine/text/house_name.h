#pragma once
// What houses are called in sentences: "row 5", "diagonal 1".

#include <string>

#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"

namespace engine {

// Counted among the houses of its kind, from the top left: "box 3". `house` is an index of
// grid.houses().
std::string house_name(const Catalogue& words, const Grid& grid, int house);

// "R4C5", as players write it.
std::string cell_name(const Grid& grid, Cell cell);

} // namespace engine
