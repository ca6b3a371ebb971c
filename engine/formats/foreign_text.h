#pragma once
// Characters of texts that other programs wrote, or will read.

#include <optional>
#include <string>
#include <string_view>

namespace engine {

// Some programs begin their texts with it; it shows nothing.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Makes UTF-8 of a text that arrives in pieces: its first bytes tell whether it is UTF-16 or
// UTF-32, with a byte order mark, which is left out, or without. Each line ends with \n or \r\n
// then, also where a form feed or a vertical tab ends it. What is neither stays as it is, byte by
// byte.
class TextDecoder {
public:
    // What has come as a whole.
    std::string add(std::string_view piece);
    // The rest.
    std::string end();

private:
    void choose_encoding();
    std::string take(bool is_last);
    std::string decoded(std::size_t bytes) const;

    std::string waiting_;
    std::size_t unit_ = 0; // bytes of a unit; 0 until it is known
    bool is_big_ = false;  // the highest byte of a unit comes first
};
// The same of a text that is there as a whole.
std::string decoded(std::string_view text);

// A line of cells as one types it on a keyboard: spaces of every width as spaces, digits of other
// scripts and of full width as digits, dots, dashes, boxes and quotation marks as ASCII has them,
// without what shows nothing. Bytes that are no UTF-8 are read as Windows-1252. Characters of
// frames stay; separators of lines become \n. Nothing if it has other characters. It is never
// longer than the line.
std::optional<std::string> typed_line(std::string_view line);

// "U+2666", of a character of UTF-8.
std::string code_of_character(std::string_view character);

// Whether the text is UTF-8 as a whole.
bool is_utf8(std::string_view text);

// The text as UTF-8 that XML can hold: each byte that is no part of a character, or of one that XML
// can't hold, becomes a question mark.
std::string as_utf8(std::string_view text);

// Both replace what is no character: by U+FFFD in UTF-8, by '?' in UTF-16.
std::string to_utf8(std::u16string_view text);
std::u16string to_utf16(std::string_view text);

// "a%2Bb" as "a+b"; percent signs that begin no such code stay.
std::string without_percent_codes(std::string_view text);

} // namespace engine
