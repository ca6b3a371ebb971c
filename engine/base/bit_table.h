#pragma once
// Rows of bits, all of the same length: relations between things that are numbered.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "engine/base/bits.h"

namespace engine {

using BitRow = std::span<std::uint64_t>;
using ConstBitRow = std::span<const std::uint64_t>;

constexpr std::size_t word_of(int bit)
{
    return static_cast<std::size_t>(bit) / 64;
}

inline bool has_bit(ConstBitRow row, int bit)
{
    return (row[word_of(bit)] >> bit % 64u & 1u) != 0;
}

inline void add_bit(BitRow row, int bit)
{
    row[word_of(bit)] |= std::uint64_t{1} << bit % 64u;
}

inline void remove_bit(BitRow row, int bit)
{
    row[word_of(bit)] &= ~(std::uint64_t{1} << bit % 64u);
}

// Operations on two rows: the second must be at least as long as the first. If the first has a
// length known at compile time, loops over words are unrolled.
template <std::size_t words>
void add_bits(std::span<std::uint64_t, words> row,
              std::type_identity_t<std::span<const std::uint64_t, words>> more)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] |= more[i];
}

// Clears the bits from `count` on. The row may have such bits only in its last word.
inline void keep_bits_below(BitRow row, int count)
{
    if (count % 64 != 0)
        row.back() &= (std::uint64_t{1} << count % 64) - 1;
}

template <class Word, std::size_t words>
bool meet(std::span<Word, words> one,
          std::type_identity_t<std::span<const std::uint64_t, words>> other)
{
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        any |= one[i] & other[i];
    return any != 0;
}

inline bool is_within(ConstBitRow one, ConstBitRow other)
{
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        outside |= one[i] & ~other[i];
    return outside == 0;
}

template <class Visit>
void for_each_bit(ConstBitRow row, Visit visit)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        for (const int bit : each_bit(row[i]))
            visit(static_cast<int>(i * 64) + bit);
    }
}

template <class Visit>
void for_each_bit_backwards(ConstBitRow row, Visit visit)
{
    for (std::size_t i = row.size(); i-- > 0;) {
        for (std::uint64_t bits = row[i]; bits != 0;) {
            const int highest = 63 - std::countl_zero(bits);
            bits ^= std::uint64_t{1} << highest;
            visit(static_cast<int>(i * 64) + highest);
        }
    }
}

// Calls `visit` with the number of each bit of `wanted` that is not in the row and was not added to
// it by earlier visits; each visit must add its own bit.
template <class Word, std::size_t words, class Visit>
void for_each_missing_bit(std::span<Word, words> row,
                          std::type_identity_t<std::span<const std::uint64_t, words>> wanted,
                          Visit visit)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        while (const std::uint64_t missing = wanted[i] & ~row[i])
            visit(static_cast<int>(i * 64) + std::countr_zero(missing));
    }
}

// The row with a length known at compile time, or unchanged if there is none.
template <std::size_t words, class Word>
std::span<Word, words> of_length(std::span<Word> row)
{
    if constexpr (words == std::dynamic_extent)
        return row;
    else
        return row.template first<words>();
}

// Calls use.template operator()<words>() with the length of rows if it is small, and with
// std::dynamic_extent otherwise.
template <class Use>
void with_known_length(std::size_t words, Use&& use)
{
    switch (words) {
    case 1:
        return use.template operator()<1>();
    case 2:
        return use.template operator()<2>();
    case 3:
        return use.template operator()<3>();
    default:
        return use.template operator()<std::dynamic_extent>();
    }
}

class BitTable {
public:
    BitTable() = default;
    BitTable(int rows, int bits) : stride_(word_of(bits + 63)), words_(rows * stride_) {}

    BitRow row(int index) { return {words_.data() + index * stride_, stride_}; }
    ConstBitRow row(int index) const { return {words_.data() + index * stride_, stride_}; }

    std::size_t row_length() const { return stride_; } // in words

    void clear() { std::ranges::fill(words_, 0); }

private:
    std::size_t stride_ = 0;
    std::vector<std::uint64_t> words_;
};

// One row that owns its words.
class Bits {
public:
    // Makes it empty, with room for `count` numbers.
    void reset(int count) { words_.assign(word_of(count + 63), 0); }

    operator BitRow() { return words_; }
    operator ConstBitRow() const { return words_; }

    bool has(int number) const { return has_bit(words_, number); }
    void add(int number) { add_bit(words_, number); }

    Bits& operator|=(ConstBitRow other)
    {
        add_bits(BitRow(words_), other);
        return *this;
    }
    Bits& operator&=(const Bits& other)
    {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    // Removes the bits that `known` has; returns whether any bit is left.
    bool keep_new(const Bits& known)
    {
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < words_.size(); ++i)
            any |= words_[i] &= ~known.words_[i];
        return any != 0;
    }

private:
    std::vector<std::uint64_t> words_;
};

} // namespace engine
