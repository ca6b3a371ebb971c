#include "tests/robot/upkeep.h"

#include <filesystem>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

#include "tests/sanitized.h"

// Only in the sanitizers' own library; g++ has no header that declares it.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();

namespace robot {

namespace {

std::size_t allocated()
{
    if constexpr (is_sanitized)
        return __sanitizer_get_current_allocated_bytes();
    const struct mallinfo2 info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
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
