#pragma once
// What all candidates of a cell, or all places of a digit in a house, lead to: it must be so.

#include "engine/inference/deep_net.h"
#include "engine/steps/steps.h"

namespace engine {

// From a cell also where one candidate leads to the same whether it is true or false.
enum class VerityStart { Cell, House, Any };

void find_verity_nets(const Candidates& candidates,
                      Steps& steps,
                      NetDepth depth,
                      VerityStart start);

} // namespace engine
