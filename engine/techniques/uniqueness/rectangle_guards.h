#pragma once
// Rectangles in which two digits could be exchanged if there were no other candidates in them.

#include <vector>

#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

// Returns the rectangles with at least one cell that has only the two digits, and with at least two
// other candidates. If the puzzle has one solution, one of these candidates is true.
std::vector<DeadlyPattern> guarded_rectangles(const Candidates& candidates);
// Returns the other candidates, ordered by cell and digit.
std::vector<Candidate> guardians_of(const DeadlyPattern& pattern);

} // namespace engine
