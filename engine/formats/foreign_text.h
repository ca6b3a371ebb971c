#pragma once
// Characters of texts that other programs wrote, or will read.

#include <string>
#include <string_view>

namespace engine {

// Some programs begin their texts with it; it shows nothing.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The text as UTF-8 that XML and JSON can hold: each byte that is no part of a character, or of one
// that XML can't hold, becomes a question mark.
std::string as_utf8(std::string_view text);

// Both replace what is no character: by U+FFFD in UTF-8, by '?' in UTF-16.
std::string to_utf8(std::u16string_view text);
std::u16string to_utf16(std::string_view text);

// "a%2Bb" as "a+b"; percent signs that begin no such code stay.
std::string without_percent_codes(std::string_view text);

} // namespace engine
