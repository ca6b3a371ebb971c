#include "engine/formats/foreign_text.h"

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace {

constexpr std::size_t longest_character = 4; // bytes

// The number of bytes of the first character; 0 if it is none that texts may hold.
std::size_t size_of_character(std::string_view text)
{
    const char first = text.front();
    if (first == '\n' || first == '\t')
        return 1;
    for (std::size_t size = 1; size <= std::min(longest_character, text.size()); ++size) {
        const std::string_view character = text.substr(0, size);
        if (is_plain_text(character, longest_character))
            return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF" ? 0 : size;
    }
    return 0;
}

// The number of a character of UTF-8, which must be valid.
char32_t number_of_character(std::string_view character)
{
    const auto first = byte_of(character.front());
    const std::size_t size = character.size();
    char32_t number = size == 1 ? first : first & (0xffu >> (size + 1));
    for (std::size_t at = 1; at < size; ++at)
        number = number << 6 | (byte_of(character[at]) & 0x3fu);
    return number;
}

void add_utf8(std::string& text, char32_t number)
{
    const auto add = [&](char32_t byte) {
        text += static_cast<char>(static_cast<unsigned char>(byte));
    };
    if (number < 0x80) {
        add(number);
        return;
    }
    const int more = number < 0x800 ? 1 : number < 0x10000 ? 2 : 3;
    add((0xff00u >> (more + 1) & 0xffu) | number >> (6 * more));
    for (int left = more - 1; left >= 0; --left)
        add(0x80u | (number >> (6 * left) & 0x3fu));
}

constexpr bool is_high_half(char16_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}
constexpr bool is_low_half(char16_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

} // namespace

std::string as_utf8(std::string_view text)
{
    std::string valid;
    while (!text.empty()) {
        const std::size_t size = size_of_character(text);
        valid += size == 0 ? std::string_view("?") : text.substr(0, size);
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return valid;
}

std::string to_utf8(std::u16string_view text)
{
    std::string utf8;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (is_high_half(unit) && at + 1 < text.size() && is_low_half(text[at + 1])) {
            add_utf8(utf8, 0x10000u + ((unit - 0xd800u) << 10) + (text[at + 1] - 0xdc00u));
            ++at;
        } else {
            add_utf8(utf8, is_high_half(unit) || is_low_half(unit) ? 0xfffd : unit);
        }
    }
    return utf8;
}

std::u16string to_utf16(std::string_view text)
{
    std::u16string utf16;
    while (!text.empty()) {
        const std::size_t size = size_of_character(text);
        const char32_t number = size == 0 ? U'?' : number_of_character(text.substr(0, size));
        text.remove_prefix(std::max<std::size_t>(size, 1));
        if (number < 0x10000) {
            utf16 += static_cast<char16_t>(number);
            continue;
        }
        utf16 += static_cast<char16_t>(0xd800u + ((number - 0x10000u) >> 10));
        utf16 += static_cast<char16_t>(0xdc00u + ((number - 0x10000u) & 0x3ffu));
    }
    return utf16;
}

std::string without_percent_codes(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool has_code = text[at] == '%' && at + 2 < text.size();
        const auto code =
            has_code ? whole_number(text.substr(at + 1, 2), 0u, 255u, 16) : std::nullopt;
        plain += code ? static_cast<char>(static_cast<unsigned char>(*code)) : text[at];
        at += code ? 2 : 0;
    }
    return plain;
}

} // namespace engine
