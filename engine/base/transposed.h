#pragma once
// Transposes sixteen rows of sixteen bits.

#include <array>
#include <bit>
#include <cstdint>

namespace engine {

using SixteenRows = std::array<std::uint16_t, 16>;

// Bit c of row r becomes bit r of row c. Exchanges the off-diagonal quarters of the matrix, then
// those of each quarter, and so on (Warren, Hacker's Delight, 2nd ed., section 7-3), with four rows
// in a word.
constexpr SixteenRows transposed(const SixteenRows& rows)
{
    static_assert(std::endian::native == std::endian::little, "the first row is the lowest");
    auto words = std::bit_cast<std::array<std::uint64_t, 4>>(rows);
    const auto exchange_words = [&words](std::size_t one, std::size_t other, int distance,
                                         std::uint64_t kept) {
        const std::uint64_t differ = (words[one] >> distance ^ words[other]) & kept;
        words[other] ^= differ;
        words[one] ^= differ << distance;
    };
    exchange_words(0, 2, 8, 0x00FF00FF00FF00FF);
    exchange_words(1, 3, 8, 0x00FF00FF00FF00FF);
    exchange_words(0, 1, 4, 0x0F0F0F0F0F0F0F0F);
    exchange_words(2, 3, 4, 0x0F0F0F0F0F0F0F0F);
    const auto exchange_within = [](std::uint64_t& word, int distance, std::uint64_t kept) {
        const std::uint64_t differ = (word ^ word >> distance) & kept;
        word ^= differ ^ differ << distance;
    };
    for (std::uint64_t& word : words) {
        exchange_within(word, 2 * 16 - 2, 0x00000000CCCCCCCC);
        exchange_within(word, 16 - 1, 0x0000AAAA0000AAAA);
    }
    return std::bit_cast<SixteenRows>(words);
}

} // namespace engine
