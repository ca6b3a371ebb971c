#include "engine/store/disk/file_lock.h"

#include <fcntl.h>

namespace engine {

namespace {

int put_lock(int file, std::int64_t place, short kind)
{
    struct flock range = {};
    range.l_type = kind;
    range.l_whence = SEEK_SET;
    range.l_start = place;
    range.l_len = 1;
    return ::fcntl(file, F_OFD_SETLK, &range);
}

} // namespace

int lock_byte(int file, std::int64_t place)
{
    return put_lock(file, place, F_WRLCK);
}

int unlock_byte(int file, std::int64_t place)
{
    return put_lock(file, place, F_UNLCK);
}

} // namespace engine
