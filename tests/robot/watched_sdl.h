#pragma once
// Calls of SDL that the game does not ask about: the robot's linker leads them here first, so that
// those that fail are seen.

#include <string>

namespace robot {

// The first call that failed since the last time one asked, and why; nothing if none did.
std::string take_sdl_failure();

} // namespace robot
