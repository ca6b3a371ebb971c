#pragma once
// How weak links of steps are written down.

#include "engine/position/chart.h"
#include "engine/steps/step.h"

namespace engine {

// That not both are true: two digits of a cell, or a digit in cells of which each of `from` sees
// each of `to`. The first house that holds all of them is the reason, or sight if there is none.
Link weak_link(const Chart& chart, Node from, Node to);

} // namespace engine
