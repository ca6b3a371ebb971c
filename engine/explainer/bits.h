#pragma once
// A set of small numbers, one bit each; how many there can be is said when it is made.

#include <bit>
#include <cstdint>
#include <vector>

namespace engine::explainer {

// Without a call: processors that count bits at once are not taken for granted.
constexpr int count_bits(std::uint32_t bits)
{
    bits -= bits >> 1U & 0x55555555U;
    bits = (bits & 0x33333333U) + (bits >> 2U & 0x33333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0FU;
    return static_cast<int>(bits * 0x01010101U >> 24U);
}

constexpr bool is_single(std::uint32_t bits)
{
    return bits != 0 && (bits & (bits - 1)) == 0;
}

class Bits {
public:
    Bits() = default;
    explicit Bits(int count) : words_(static_cast<std::size_t>(count + 63) / 64) {}

    // Empty, for so many numbers.
    void reset(int count) { words_.assign(static_cast<std::size_t>(count + 63) / 64, 0); }

    bool has(int number) const
    {
        return (words_[static_cast<std::size_t>(number) / 64] >> (number % 64) & 1U) != 0;
    }
    void add(int number) { words_[static_cast<std::size_t>(number) / 64] |= bit(number); }
    bool empty() const
    {
        for (std::uint64_t word : words_) {
            if (word != 0)
                return false;
        }
        return true;
    }

    Bits& operator|=(const Bits& other)
    {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] |= other.words_[at];
        return *this;
    }
    Bits& operator&=(const Bits& other)
    {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] &= other.words_[at];
        return *this;
    }
    Bits& operator-=(const Bits& other)
    {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] &= ~other.words_[at];
        return *this;
    }

    // Calls `visit` with each number, smallest first.
    template <typename Visit>
    void for_each(Visit visit) const
    {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            for (std::uint64_t word = words_[at]; word != 0; word &= word - 1)
                visit(static_cast<int>(at * 64) + std::countr_zero(word));
        }
    }

private:
    static std::uint64_t bit(int number) { return std::uint64_t{1} << (number % 64); }

    std::vector<std::uint64_t> words_;
};

} // namespace engine::explainer
