#pragma once
// What houses and cells are called in sentences: "row 5", "the rising diagonal", "R4C5".

#include <string>

#include "engine/grid/grid.h"
#include "engine/text/catalogue.h"

namespace engine {

// No two houses of a grid share a name. Rows and columns are counted where they lie, as cells are
// named; others among those of their name in their square, from the top left: "box 3". Where
// squares overlap, the square is named, unless there is but one "row 11". Begins small. `house` is
// an index of grid.houses().
std::string house_name(const Catalogue& words, const Grid& grid, int house);
// Where it is plain which square is meant: always "row 8".
std::string house_name_within_square(const Catalogue& words, const Grid& grid, int house);

// "R4C5", as players of the language write it: "F4C5" in Spanish. Only to be read by people; files
// and the command line have a notation of their own.
std::string cell_name(const Catalogue& words, const Grid& grid, Cell cell);

// As a sentence begins that begins with a name.
std::string begun_large(std::string text);

} // namespace engine
