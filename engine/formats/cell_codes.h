#pragma once
// What the text forms of killers and jigsaws have in common: a code for each cell of a 9x9, in one
// text that may be cut anywhere by blanks and line ends.

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/declared_rules.h"

namespace engine {

inline constexpr int coded_size = 9;
inline constexpr int coded_cells = coded_size * coded_size;

std::string without_any_blanks(std::string_view text);

Failure wrong_coded_count(std::size_t found);
Failure unreadable_code(std::size_t cell, std::string_view code);

// Adds a cage of these cells. If it has no sum, one cell alone is in no cage.
Attempt take_coded_cage(Cells cells, int sum, DeclaredRules& rules);

// Whether these are as many regions of as many cells each, each of them in one piece, by a symbol
// for each of the 81 cells. That is no solution: equal digits are never side by side.
bool are_coded_regions(std::string_view symbols);
// The regions of such symbols.
std::vector<Cells> coded_regions(std::string_view symbols);

} // namespace engine
