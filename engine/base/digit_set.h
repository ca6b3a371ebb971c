#pragma once
// A set of digits, one bit each. Digits run from 1 to the size of the grid, 25 at most.

#include <bit>
#include <concepts>
#include <cstdint>

#include "engine/base/bits.h"

namespace engine {

using Digit = std::uint8_t;

constexpr Digit no_digit = 0;
constexpr int max_size = 25;

// The digit at an index from 0 on: the first one is 1.
constexpr Digit digit_at(std::integral auto index)
{
    return static_cast<Digit>(index + 1);
}

// The digit of a numeral '1' to '9'; no_digit for every other character.
constexpr Digit digit_of(char numeral)
{
    return numeral >= '1' && numeral <= '9' ? digit_at(numeral - '1') : no_digit;
}

// The digit with this number in a grid of this size; no_digit if it has none.
constexpr Digit digit_up_to(int size, std::int64_t number)
{
    return number >= 1 && number <= size ? digit_at(number - 1) : no_digit;
}

class DigitSet {
public:
    constexpr DigitSet() = default;

    static constexpr DigitSet only(Digit digit) { return DigitSet(1u << digit); }
    static constexpr DigitSet up_to(int size) { return DigitSet((2u << size) - 2u); }

    constexpr bool has(Digit digit) const { return (bits_ >> digit & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return count_bits(bits_); }
    constexpr Digit first() const { return static_cast<Digit>(std::countr_zero(bits_)); }

    // Digit d is bit d.
    constexpr std::uint32_t bits() const { return bits_; }
    static constexpr DigitSet of_bits(std::uint32_t bits) { return DigitSet(bits); }

    constexpr DigitSet toggled(Digit digit) const { return DigitSet(bits_ ^ 1u << digit); }
    constexpr DigitSet without(DigitSet other) const { return DigitSet(bits_ & ~other.bits_); }
    constexpr DigitSet with(DigitSet other) const { return DigitSet(bits_ | other.bits_); }
    constexpr DigitSet without(Digit digit) const { return without(only(digit)); }
    constexpr DigitSet with(Digit digit) const { return with(only(digit)); }
    constexpr DigitSet common(DigitSet other) const { return DigitSet(bits_ & other.bits_); }

    friend constexpr bool operator==(DigitSet, DigitSet) = default;

    // Iterates over the digits, smallest first: for (Digit digit : set).
    using EachDigit = EachBit<std::uint32_t, Digit>;
    constexpr EachDigit::Iterator begin() const { return EachDigit(bits_).begin(); }
    constexpr EachDigit::Iterator end() const { return EachDigit(bits_).end(); }

private:
    constexpr explicit DigitSet(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_ = 0;
};

} // namespace engine
