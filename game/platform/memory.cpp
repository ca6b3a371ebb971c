#include "game/platform/memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace game {

void return_freed_memory()
{
#ifdef __GLIBC__
    constexpr int heaps = 2; // one for the main thread and one for all others
    constexpr int apart = 64 * 1024;
    constexpr int spare = 512 * 1024;
    ::mallopt(M_ARENA_MAX, heaps);
    ::mallopt(M_MMAP_THRESHOLD, apart);
    ::mallopt(M_TRIM_THRESHOLD, spare);
#endif
}

} // namespace game
