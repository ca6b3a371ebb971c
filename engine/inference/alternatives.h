#pragma once
// Candidates of which exactly one is true: all of one cell, and all places of a digit in a full
// house. Forcing chains and nets start from them, and contradictions are found at them.

#include <vector>

#include "engine/position/candidates.h"

namespace engine {

struct Alternatives {
    int house = -1; // -1: the candidates of a cell
    std::vector<Candidate> candidates;
};

// Of open cells and digits not yet placed, with at least two candidates; cells first.
std::vector<Alternatives> alternatives_of(const Candidates& candidates);

} // namespace engine
