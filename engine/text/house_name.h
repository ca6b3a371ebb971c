#pragma once
// Names of houses and cells in sentences: "row 5", "the rising diagonal", "R4C5".

#include <string>

#include "engine/grid/grid.h"
#include "engine/text/translations.h"

namespace engine {

// Returns a name that no other house of the grid has. Rows and columns are numbered by their
// position, as in cell names; other houses among those of the same kind in their square, from the
// top left: "box 3". If squares overlap, the name includes the square, unless there is only one
// "row 11". The name begins with a small letter. `house` is an index of grid.houses().
std::string house_name(const Translations& texts, const Grid& grid, HouseIndex house);
// For sentences in which the square is clear: always "row 8".
std::string house_name_within_square(const Translations& texts, const Grid& grid, HouseIndex house);

// Returns "R4C5", as players of the language write it: "F4C5" in Spanish. It is for people only;
// files and the command line have their own notation.
std::string cell_name(const Translations& texts, const Grid& grid, Cell cell);

// Capitalises the first letter of a name at the beginning of a sentence.
std::string begun_large(std::string text);

} // namespace engine
