#pragma once
// When any thread runs out of memory, or a thread can't be started, the program ends with a
// sentence. Play is saved at each action, so nothing is left to do that could need memory.

#include <string>

namespace game {

// First called in English, then again with the sentence in the player's language.
void end_with_when_memory_runs_out(std::string sentence);

// Makes freed memory return to the system; to be called before any thread is started. Otherwise
// each thread keeps a heap of its own, and images of many sizes leave the heap fragmented.
void return_freed_memory();

} // namespace game
