#pragma once
// Which forced houses (engine/position/forced_houses.h) a step counts on. No rule adds them, so its
// reason has to say where they come from.

#include <vector>

#include "engine/steps/step.h"

namespace engine {

// Those that the step names, those through which its cells see each other though no other house,
// cage or pair makes them, and those that these follow from; in order. `grid` is that of the chart;
// the step has its evidence.
std::vector<HouseIndex> forced_houses_used(const Grid& grid, const Step& step);

} // namespace engine
