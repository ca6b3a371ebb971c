#pragma once
// What the text forms of killers and jigsaws have in common: a code for each cell of a 9x9, in one
// text that may be cut anywhere by blanks and line ends.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/shared_puzzle.h"

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

// For Format::may_write, of killers: fails if there are givens, or cages that these texts can't
// tell.
Attempt are_coded_cages(const SharedPuzzle& puzzle);
// For Format::takes: whether it is a 9x9 with cages and with none but these rules.
bool takes_coded_killer(const SharedPuzzle& puzzle, std::initializer_list<std::string_view> rules);
// By cell, a name for its region: nine characters from the first on, as they first appear.
std::string region_codes(const Grid& grid, char first);

} // namespace engine
