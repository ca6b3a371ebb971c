#include "tests/robot/upkeep.h"

#include <filesystem>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define ROBOT_IS_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ROBOT_IS_SANITIZED
#endif
#endif

#ifdef ROBOT_IS_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace robot {

namespace {

std::size_t allocated()
{
#ifdef ROBOT_IS_SANITIZED
    return __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
#endif
}

std::size_t resident()
{
    std::ifstream stream("/proc/self/statm");
    std::size_t all = 0;
    std::size_t in_memory = 0;
    stream >> all >> in_memory;
    return in_memory * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

int open_descriptors()
{
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        (void)entry;
        ++count;
    }
    return count;
}

} // namespace

Holdings holdings()
{
    return {allocated(), resident(), open_descriptors()};
}

} // namespace robot
