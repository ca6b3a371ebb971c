#pragma once
// How the process deals with the machine's memory.

namespace game {

// To be called before there are threads. What is given back goes back to the machine: without this
// each thread that ever worked keeps a heap of its own, and pictures of all sizes leave holes that
// nothing fits into.
void give_memory_back();

} // namespace game
