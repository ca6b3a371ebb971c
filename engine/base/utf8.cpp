#include "engine/base/utf8.h"

#include <algorithm>

#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr char32_t most_of_one = 0x7f; // the largest number that takes so many bytes
constexpr char32_t most_of_two = 0x7ff;
constexpr char32_t most_of_three = 0xffff;
constexpr char32_t most_of_all = 0x10ffff;

constexpr std::size_t size_of_number(char32_t number)
{
    return number <= most_of_one ? 1 : number <= most_of_two ? 2 : number <= most_of_three ? 3 : 4;
}

// What the first byte says; 0 if none can be the first.
constexpr std::size_t size_said_by(unsigned char first)
{
    return first < 0x80   ? 1
           : first < 0xc0 ? 0
           : first < 0xe0 ? 2
           : first < 0xf0 ? 3
           : first < 0xf8 ? 4
                          : 0;
}

} // namespace

std::size_t utf8_size(std::string_view text)
{
    if (text.empty())
        return 0;
    const std::size_t size = size_said_by(byte_of(text.front()));
    if (size <= 1)
        return size;
    if (text.size() < size || !std::ranges::all_of(text.substr(1, size - 1), continues_character))
        return 0;
    const char32_t number = utf8_number(text.substr(0, size));
    const bool is_half = number >= 0xd800 && number <= 0xdfff;
    return is_half || number > most_of_all || size_of_number(number) != size ? 0 : size;
}

char32_t utf8_number(std::string_view character)
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
    const std::size_t size = size_of_number(number);
    if (size == 1) {
        add(number);
        return;
    }
    add((0xff00u >> size & 0xffu) | number >> (6 * (size - 1)));
    for (std::size_t left = size - 1; left > 0; --left)
        add(0x80u | (number >> (6 * (left - 1)) & 0x3fu));
}

std::string valid_utf8(std::string_view text)
{
    std::string valid;
    while (!text.empty()) {
        const std::size_t size = utf8_size(text);
        valid += size == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(0, size);
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return valid;
}

} // namespace engine
