#pragma once
// Time as this thread or process spends it on the processor: what other programs do does not count.

#include <cstdint>

namespace bench {

// Nanoseconds since some moment; only differences mean something.
std::int64_t thread_nanoseconds();
std::int64_t wall_nanoseconds();

} // namespace bench
