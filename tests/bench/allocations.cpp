// The C library's allocating functions, replaced in the whole program by ones that count.

#include "tests/bench/allocations.h"

#include <cstddef>
#include <cstdlib>

namespace {

thread_local std::int64_t counted = 0;

} // namespace

extern "C" {

void* __libc_malloc(std::size_t size) noexcept;
void* __libc_calloc(std::size_t count, std::size_t size) noexcept;
void* __libc_realloc(void* block, std::size_t size) noexcept;

void* malloc(std::size_t size) noexcept
{
    ++counted;
    return __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) noexcept
{
    ++counted;
    return __libc_calloc(count, size);
}

void* realloc(void* block, std::size_t size) noexcept
{
    ++counted;
    return __libc_realloc(block, size);
}

} // extern "C"

namespace game::bench {

std::int64_t allocations()
{
    return counted;
}

} // namespace game::bench
