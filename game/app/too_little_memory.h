#pragma once
// When there is no memory left, in whatever thread, or none for a thread, the program ends with a
// sentence. What was saved is on disk, and play is saved at each action: nothing is left to do that
// could need memory.

#include <string>

namespace game {

// In English until words are known; told again with those of the player's language.
void end_with_when_memory_runs_out(std::string sentence);

} // namespace game
