#pragma once
// Time that this thread or process spends on the processor: other programs are not counted.

#include <cstdint>

namespace bench {

// Nanoseconds since an arbitrary moment; only differences are meaningful.
std::int64_t thread_nanoseconds();
std::int64_t wall_nanoseconds();

} // namespace bench
