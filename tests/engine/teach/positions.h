#pragma once
// Positions with the step expected in them, kept as lines of text: see engine/text/step_line.h.

#include <string>

#include "engine/steps/step.h"
#include "engine/text/step_line.h"

namespace engine {

// The line must be readable.
StepLine position(const std::string& line);
// The step as the technique gives it in this position; the test fails if it does not. Its removals
// and placements are those of the line.
Step expected_step(const StepLine& line);
// Every position of tests/data/techniques/NAME.txt. The answer is how many there are.
int expect_positions_found(const std::string& name);

// How many cells of the step play this role.
int cells_of(const Step& step, Role role);

} // namespace engine
