#pragma once
// Many sets of digits at once: a word with one bit for each set of up to nine digits. So it takes a
// few instructions to add a digit to all of them.

#include <algorithm>
#include <array>
#include <cstdint>

namespace engine {

// Digit d of a set is bit d - 1; parameters count digits from 0.
class SetsOfDigits {
public:
    static constexpr int most_digits = 9;

    static SetsOfDigits only(std::uint32_t set)
    {
        SetsOfDigits sets;
        sets.add(set);
        return sets;
    }

    void add(std::uint32_t set) { words_[set / 64] |= std::uint64_t{1} << set % 64; }
    SetsOfDigits& operator|=(const SetsOfDigits& other)
    {
        for (std::size_t word = 0; word < words; ++word)
            words_[word] |= other.words_[word];
        return *this;
    }
    SetsOfDigits& operator&=(const SetsOfDigits& other)
    {
        for (std::size_t word = 0; word < words; ++word)
            words_[word] &= other.words_[word];
        return *this;
    }

    bool empty() const
    {
        std::uint64_t any = 0;
        for (std::uint64_t word : words_)
            any |= word;
        return any == 0;
    }
    bool meet(const SetsOfDigits& other) const
    {
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < words; ++word)
            any |= words_[word] & other.words_[word];
        return any != 0;
    }
    // Those that lack the digit, with it.
    SetsOfDigits with(int digit) const { return digit < 6 ? within(digit) : across(digit); }
    // Those that have the digit, without it.
    SetsOfDigits without(int digit) const { return digit < 6 ? back_within(digit) : back(digit); }
    // The digits that are in every set; all digits if there is no set.
    std::uint32_t common() const;

private:
    static constexpr std::size_t words = 8;
    // Which numbers from 0 to 63 lack each bit.
    static constexpr std::array<std::uint64_t, 6> lacks = {
        0x5555555555555555u, 0x3333333333333333u, 0x0F0F0F0F0F0F0F0Fu,
        0x00FF00FF00FF00FFu, 0x0000FFFF0000FFFFu, 0x00000000FFFFFFFFu};

    SetsOfDigits within(int digit) const
    {
        SetsOfDigits sets;
        for (std::size_t word = 0; word < words; ++word)
            sets.words_[word] = (words_[word] & lacks[digit]) << (1 << digit);
        return sets;
    }
    SetsOfDigits back_within(int digit) const
    {
        SetsOfDigits sets;
        for (std::size_t word = 0; word < words; ++word)
            sets.words_[word] = words_[word] >> (1 << digit) & lacks[digit];
        return sets;
    }
    SetsOfDigits across(int digit) const
    {
        const std::size_t stride = std::size_t{1} << (digit - 6);
        SetsOfDigits sets;
        for (std::size_t word = 0; word < words; ++word) {
            if ((word & stride) == 0)
                sets.words_[word + stride] = words_[word];
        }
        return sets;
    }
    SetsOfDigits back(int digit) const
    {
        const std::size_t stride = std::size_t{1} << (digit - 6);
        SetsOfDigits sets;
        for (std::size_t word = 0; word < words; ++word) {
            if ((word & stride) == 0)
                sets.words_[word] = words_[word + stride];
        }
        return sets;
    }

    std::array<std::uint64_t, words> words_ = {};
};

inline std::uint32_t SetsOfDigits::common() const
{
    std::uint32_t digits = 0;
    for (int digit = 0; digit < most_digits; ++digit) {
        std::uint64_t lacking = 0;
        for (std::size_t word = 0; word < words; ++word) {
            const bool has_bit = digit >= 6 && (word >> (digit - 6) & 1u) != 0;
            const std::uint64_t mask = digit < 6 ? lacks[digit] : has_bit ? 0 : ~std::uint64_t{0};
            lacking |= words_[word] & mask;
        }
        digits |= (lacking == 0 ? 1u : 0u) << digit;
    }
    return digits;
}

} // namespace engine
