#pragma once
// What a shared library must offer so that its solver can be measured beside this engine: one C
// function on classic 9x9 puzzles. See docs/BENCHMARKS.md.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// `puzzle`: 81 characters in reading order, '1' to '9' for a given and '.' for an open cell, then
// a zero byte. Givens may break the rules; such a puzzle has no solution.
// `limit`: 1 or more; the search may stop after so many solutions.
// `solution`: room for 81 characters. Either left as it was, or the first solution found.
// `guesses`: 0 before the call; how often the search had to try something, where that is known.
// Answers how many solutions there are, `limit` when there are as many or more.
// No pointer is kept after the call. The calls come from one thread.
size_t cronodoku_bench_solve(const char* puzzle, size_t limit, char* solution, size_t* guesses);

#ifdef __cplusplus
}
#endif
