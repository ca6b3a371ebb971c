#pragma once
// Sets of small numbers as the bits of a word: functions that count, test and iterate over them.
// Programs for any x86-64 processor may not use the instruction that counts bits, and then
// std::popcount() calls a function that looks up tables; so bits are counted by arithmetic here.

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

// For a smaller word, and without a multiplication, so that compilers can vectorise loops.
constexpr int count_bits(std::uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0Fu;
    bits += bits >> 8;
    return static_cast<int>((bits + (bits >> 16)) & 63u);
}

// Whether exactly one bit is set. Only then is the exclusive or with the number before it, which
// has the lowest bit and all below, greater than that number; this takes no branch.
constexpr bool is_single_bit(std::uint64_t bits)
{
    return (bits ^ (bits - 1)) > bits - 1;
}

// Faster than counting if `few` is small.
constexpr bool has_more_than(int few, std::uint64_t bits)
{
    for (int i = 0; i < few; ++i)
        bits &= bits - 1;
    return bits != 0;
}

template <class Word, class Number = int>
class EachBit {
public:
    constexpr explicit EachBit(Word bits) : bits_(bits) {}

    class Iterator {
    public:
        constexpr explicit Iterator(Word bits) : bits_(bits) {}
        constexpr Number operator*() const { return static_cast<Number>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++()
        {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        Word bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    Word bits_;
};

// Iterates over the numbers of the bits, smallest first: for (int position : each_bit(places)).
constexpr EachBit<std::uint32_t> each_bit(std::uint32_t bits)
{
    return EachBit<std::uint32_t>(bits);
}
constexpr EachBit<std::uint64_t> each_bit(std::uint64_t bits)
{
    return EachBit<std::uint64_t>(bits);
}

} // namespace engine
