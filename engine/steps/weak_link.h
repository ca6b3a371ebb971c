#pragma once
// Writes the weak links of steps.

#include "engine/position/chart.h"
#include "engine/steps/step.h"

namespace engine {

// A link that says that not both are true: two digits of one cell, a digit in two groups of cells
// that all see each other, or two digits in cells of one cage. The reason of the second is the
// first house that holds all of them, or Sight if there is none.
Link weak_link(const Chart& chart, Node from, Node to);

} // namespace engine
