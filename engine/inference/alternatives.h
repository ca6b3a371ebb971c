#pragma once
// Candidates of which exactly one is true: all candidates of a cell, or all positions of a digit in
// a full house. Forcing chains and nets start from them, and a contradiction is a group of
// alternatives that are all false.

#include <vector>

#include "engine/position/candidates.h"

namespace engine {

struct Alternatives {
    HouseIndex house = no_house; // no_house: the candidates of a cell
    std::vector<Candidate> candidates;
};

// The alternatives of open cells, then of digits not yet placed, with at least two candidates each.
std::vector<Alternatives> alternatives_of(const Candidates& candidates);

} // namespace engine
