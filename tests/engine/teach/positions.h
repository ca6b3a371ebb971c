#pragma once
// Positions with the expected step, stored as lines of text: see engine/text/step_line.h.

#include <string>

#include "engine/steps/step.h"
#include "engine/text/step_line.h"

namespace engine {

// The line must be valid.
StepLine position(const std::string& line);
// The step of the technique in this position that has the removals and placements of the line; the
// test fails if there is none.
Step expected_step(const StepLine& line);
// Every position of tests/data/techniques/NAME.txt. Returns how many there are.
int expect_positions_found(const std::string& name);

// How many cells of the step have this role.
int cells_of(const Step& step, Role role);

} // namespace engine
