#pragma once
// Counts allocations, to see that a frame makes none.

#include <cstdint>

namespace game::bench {

// How often this thread has allocated memory so far, in any library.
std::int64_t allocations();

} // namespace game::bench
