#pragma once
// Which digits the characters of cells are.

#include <array>
#include <string_view>

#include "engine/base/among.h"
#include "engine/base/letters.h"
#include "engine/base/result.h"
#include "engine/formats/rows.h"

namespace engine {

constexpr bool is_numeral(char letter)
{
    return letter >= '0' && letter <= '9';
}
// What stands for an empty cell.
inline constexpr std::array<bool, 256> blank_symbols = among(".0*_-?xX");
constexpr bool is_blank_symbol(char symbol)
{
    return blank_symbols[byte_of(symbol)];
}

// "12" in a grid above 9x9; more than max_size if it is no number, or 0.
int number_of(std::string_view token);

// Digits as single characters, in one of the three ways in which they are written: 1 to 9 then A to
// P; A to Y; 0 to 9 then A, if a size above 9 has both dots and zeros. Or as numbers in sizes above
// 9. An error names the first that is none, and its place.
Result<Digits> digits_from(const TextGrid& text);

// Sets of candidates, one character for each digit; blanks are empty sets.
Result<DigitSets> digit_sets_from(const TextGrid& text);

} // namespace engine
