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

struct InMemory {
    std::size_t all = 0;
    std::size_t own = 0;
};

InMemory in_memory()
{
    std::ifstream stream("/proc/self/statm");
    std::size_t size = 0;
    std::size_t resident = 0;
    std::size_t shared = 0;
    stream >> size >> resident >> shared;
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    return {resident * page, (resident - shared) * page};
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
    const InMemory memory = in_memory();
    return {allocated(), memory.all, memory.own, open_descriptors()};
}

} // namespace robot
