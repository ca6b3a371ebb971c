#include "engine/store/disk/file_lock.h"

namespace engine {

// Of all pages only one may write at all (packaging/web/files.js), so every byte is free for it.
int lock_byte(int, std::int64_t)
{
    return 0;
}

int unlock_byte(int, std::int64_t)
{
    return 0;
}

} // namespace engine
