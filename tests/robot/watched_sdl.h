#pragma once
// Calls of SDL whose result the game ignores. The linker redirects them here in the robot, so that
// failures are noticed.

#include <string>

namespace robot {

// Returns the first failed call since the last question, and why; empty if none failed.
std::string take_sdl_failure();

} // namespace robot
