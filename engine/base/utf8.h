#pragma once
// Characters of UTF-8: the only place that takes them apart and puts them together.

#include <cstddef>
#include <string>
#include <string_view>

namespace engine {

// How many bytes the first character has; 0 if the text begins with none: is empty or cut, or has
// a form that is too long, half of a pair of UTF-16, or a number above U+10FFFF.
std::size_t utf8_size(std::string_view text);

// The number of a character, which must be one.
char32_t utf8_number(std::string_view character);

void add_utf8(std::string& text, char32_t number);

// Each byte that belongs to no character becomes U+FFFD.
std::string valid_utf8(std::string_view text);

} // namespace engine
