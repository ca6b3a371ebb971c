#pragma once
// Counting up to a few bits, without the instruction for it that not every processor has.

#include <cstdint>

namespace engine {

constexpr bool has_more_than(int few, std::uint32_t bits)
{
    for (int i = 0; i < few; ++i)
        bits &= bits - 1;
    return bits != 0;
}

} // namespace engine
