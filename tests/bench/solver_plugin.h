#pragma once
// What a shared library must offer so that its solver can be compared with this engine: one C
// function for classic 9x9 puzzles. See docs/BENCHMARKS.md.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// `puzzle`: 81 characters in reading order, '1' to '9' for a given and '.' for an open cell, then
// a zero byte. Givens may break the rules; such a puzzle has no solution.
// `limit`: 1 or more; the search may stop after this many solutions.
// `solution`: room for 81 characters: unchanged, or the first solution found.
// `guesses`: 0 before the call; how often the search had to guess, if that is known.
// Returns the number of solutions, or `limit` if there are as many or more.
// No pointer may be kept after the call. All calls come from one thread.
size_t cronodoku_bench_solve(const char* puzzle, size_t limit, char* solution, size_t* guesses);

#ifdef __cplusplus
}
#endif
