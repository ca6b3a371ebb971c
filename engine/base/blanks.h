#pragma once
// Removes blanks around a text.

#include <string_view>

namespace engine {

// The text without spaces, tabs and line ends at its beginning and end.
inline std::string_view without_blanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace engine
