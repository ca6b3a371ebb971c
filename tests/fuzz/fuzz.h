#pragma once
// Shared by the fuzzers. A fuzzer gets bytes; it aborts if something is wrong.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

inline std::string_view text_of(const std::uint8_t* bytes, std::size_t count)
{
    return {reinterpret_cast<const char*>(bytes), count};
}

inline void insist(bool holds)
{
    if (!holds)
        std::abort();
}
