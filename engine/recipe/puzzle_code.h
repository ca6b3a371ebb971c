#pragma once
// The code of a puzzle: a recipe as a few characters that a person can type or read to somebody,
// "5KCF-CMDA-WW8R". It gives the same puzzle in every later version.
//
// A code is a number in base 31, with a check character last. 31 is prime and the characters are
// weighted by their positions, so the check finds every single wrong character and every two that
// changed places. Layouts of the catalogue are part of the number; for other mixes the layout's
// name comes first: "9x9+windoku+anti-king:04R7-7343-7CVE".

#include <optional>
#include <string>
#include <string_view>

#include "engine/recipe/recipe.h"

namespace engine {

// 0 to 9 and the letters without I, L, O, Q and U.
inline constexpr std::string_view puzzle_code_figures = "0123456789ABCDEFGHJKMNPRSTVWXYZ";

// In groups of four characters. The recipe must have a code (has_code()).
std::string to_code(const Recipe& recipe);

// Accepts lower case, and O, I and L for the numerals that they look like; ignores dashes and
// spaces.
Result<Recipe> parse_code(std::string_view text);

} // namespace engine
