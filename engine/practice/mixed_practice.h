#pragma once
// Techniques mixed: tasks that do not say which technique is the next step, so that a player learns
// to choose.

#include <cstdint>

#include "engine/steps/technique.h"

namespace engine {

// One of the techniques up to the level, each as likely as the others, that have positions in which
// they are the next step. The stock must have been read (practice_stock.h); the same dice choose
// the same technique.
const Technique& mixed_technique(Level hardest, std::uint64_t dice);

} // namespace engine
