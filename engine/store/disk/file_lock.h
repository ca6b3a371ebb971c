#pragma once
// Locks of single bytes of an open file, as SystemCalls offers them.

#include <cstdint>

namespace engine {

// Return what the system returns: a negative value means failure, with the reason in errno.
int lock_byte(int file, std::int64_t place);
int unlock_byte(int file, std::int64_t place);

} // namespace engine
