#pragma once
// Nets from all candidates of a cell, or from all places of a digit in a house: what they all lead
// to must be true.

#include "engine/inference/deep_net.h"
#include "engine/steps/steps.h"

namespace engine {

// The assumptions start in a cell or a house. Cell includes nets from one candidate that is assumed
// true and false.
enum class VerityStart { Cell, House, Any };

void find_verity_nets(const Candidates& candidates,
                      Steps& steps,
                      NetDepth depth,
                      VerityStart start);

} // namespace engine
