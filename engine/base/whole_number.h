#pragma once
// Whole numbers that are written in texts.

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

// Takes a number off the front of the text. Nothing, and nothing is taken, if none begins there or
// it is out of its range.
template <std::integral Number = int>
std::optional<Number> take_number(std::string_view& text,
                                  Number least = std::numeric_limits<Number>::min(),
                                  Number most = std::numeric_limits<Number>::max(),
                                  int base = 10)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc{} || number < least || number > most)
        return std::nullopt;
    text.remove_prefix(end - text.data());
    return number;
}

// The number that the whole text is; nothing if it is none or out of its range.
template <std::integral Number = int>
std::optional<Number> whole_number(std::string_view text,
                                   Number least = std::numeric_limits<Number>::min(),
                                   Number most = std::numeric_limits<Number>::max(),
                                   int base = 10)
{
    const auto number = take_number(text, least, most, base);
    return text.empty() ? number : std::nullopt;
}

// "00ff": the last ones of that many numerals.
inline std::string hexadecimal(std::uint64_t number, std::size_t numerals)
{
    constexpr std::string_view all = "0123456789abcdef";
    std::string text(numerals, '0');
    for (auto place = text.rbegin(); place != text.rend(); ++place, number /= all.size())
        *place = all[number % all.size()];
    return text;
}

// "07" or "12"; the number is 0 or more, and longer ones stay as they are.
inline std::string two_numerals(std::int64_t number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace engine
