#pragma once
// What houses and cells are called in sentences: "row 5", "diagonal 1", "R4C5".

#include <string>

#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"

namespace engine {

// Rows and columns by where they lie, as cells are named: on overlapping grids two may be "row 4".
// Others counted among the houses of their kind, from the top left: "box 3". `house` is an index
// of grid.houses().
int house_number(const Grid& grid, int house);
std::string house_name(const Catalogue& words, const Grid& grid, int house);

// "R4C5", as players of the language write it: "F4C5" in Spanish. Only to be read by people; files
// and the command line have a notation of their own.
std::string cell_name(const Catalogue& words, const Grid& grid, Cell cell);

} // namespace engine
