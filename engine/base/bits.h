#pragma once
// Counting bits without a call. Programs for any x86-64 may not use the instruction for it, and
// std::popcount() then calls a function that looks up tables.

#include <bit>
#include <cstdint>

namespace engine {

constexpr int count_bits(std::uint64_t bits)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
#else
    return std::popcount(bits);
#endif
}

// Exactly one. What differs from the number before it, the lowest bit and all below, is greater
// than that number only then; this takes no branch.
constexpr bool is_single_bit(std::uint64_t bits)
{
    return (bits ^ (bits - 1)) > bits - 1;
}

} // namespace engine
