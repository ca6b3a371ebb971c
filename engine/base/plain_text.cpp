#include "engine/base/plain_text.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"
#include "engine/base/utf8.h"

namespace engine {

namespace {

// Returns the number of bytes of the first character; 0 if it is invalid UTF-8 or a control
// character.
std::size_t plain_character_size(std::string_view text)
{
    const std::size_t size = utf8_size(text);
    const char32_t number = size == 0 ? 0 : utf8_number(text.substr(0, size));
    return number < 0x20 || (number >= 0x7f && number < 0xa0) ? 0 : size;
}

// U+061C, U+200B to U+200F, U+2028 to U+202E, U+2060 to U+206F, U+FEFF. Their UTF-8 bytes have the
// order of their numbers.
bool is_hidden(std::string_view character)
{
    struct Range {
        std::string_view first;
        std::string_view last;
    };
    constexpr std::array hidden = {
        Range{"\xd8\x9c", "\xd8\x9c"}, Range{"\xe2\x80\x8b", "\xe2\x80\x8f"},
        Range{"\xe2\x80\xa8", "\xe2\x80\xae"}, Range{"\xe2\x81\xa0", "\xe2\x81\xaf"},
        Range{"\xef\xbb\xbf", "\xef\xbb\xbf"}};
    return std::ranges::any_of(hidden, [&](const Range& range) {
        return range.first <= character && character <= range.last;
    });
}

} // namespace

bool is_plain_text(std::string_view text, std::size_t max_bytes)
{
    if (text.size() > max_bytes)
        return false;
    while (!text.empty()) {
        const std::size_t length = plain_character_size(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string visible_text(std::string_view text)
{
    std::string visible;
    while (!text.empty()) {
        const std::size_t length = plain_character_size(text);
        const std::string_view character = text.substr(0, length);
        visible += length == 0 || is_hidden(character) ? "?" : character;
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return visible;
}

std::string first_bytes(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    while (most > 0 && continues_character(text[most]))
        --most;
    return std::string(text.substr(0, most));
}

} // namespace engine
