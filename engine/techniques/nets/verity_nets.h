#pragma once
// What all candidates of a cell, or all places of a digit in a house, lead to: it must be so.

#include "engine/steps/steps.h"

namespace engine {

void find_verity_nets(const Candidates& candidates, const Technique* technique, Steps& steps);

} // namespace engine
