#pragma once
// Configures the memory allocator.

namespace game {

// Makes freed memory return to the system; to be called before any thread is started. Otherwise
// each thread keeps a heap of its own, and images of many sizes leave the heap fragmented.
void return_freed_memory();

} // namespace game
