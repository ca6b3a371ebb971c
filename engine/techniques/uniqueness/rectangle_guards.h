#pragma once
// Rectangles in which two digits could change places, were it not for other candidates in them.

#include <vector>

#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

// Those with a cell of the two digits alone, and with at least two other candidates: one of these
// is true if the puzzle has one solution.
std::vector<DeadlyPattern> guarded_rectangles(const Candidates& candidates);
// The other candidates, by cell and digit.
std::vector<Candidate> guardians_of(const DeadlyPattern& pattern);

} // namespace engine
