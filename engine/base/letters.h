#pragma once
// Letters of the Latin alphabet without accents, whatever the language of the machine, and the
// bytes of texts, which are UTF-8.

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

namespace engine {

constexpr bool is_small(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

constexpr bool is_capital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

constexpr bool is_letter(char letter)
{
    return is_small(letter) || is_capital(letter);
}

// The character that many places after another: letter_after('A', 2) is 'C'.
constexpr char letter_after(char first, std::integral auto places)
{
    return static_cast<char>(first + places);
}

// The capital of a small letter, and the small letter of a capital; other characters as they are.
constexpr char capital(char letter)
{
    return is_small(letter) ? letter_after('A', letter - 'a') : letter;
}
constexpr char small_letter(char letter)
{
    return is_capital(letter) ? letter_after('a', letter - 'A') : letter;
}

// 0 to 255.
constexpr unsigned char byte_of(char letter)
{
    return static_cast<unsigned char>(letter);
}

// Whether the byte continues the character of the bytes before it: a text is not cut there.
constexpr bool continues_character(char byte)
{
    return (byte_of(byte) & 0xC0u) == 0x80u;
}

// Where the character ends that begins there; the text must have at least that byte.
constexpr std::size_t end_of_character(std::string_view text, std::size_t begin = 0)
{
    std::size_t end = begin + 1;
    while (end < text.size() && continues_character(text[end]))
        ++end;
    return end;
}

// Of a text in UTF-8.
constexpr std::size_t characters_in(std::string_view text)
{
    std::size_t count = 0;
    for (char byte : text)
        count += continues_character(byte) ? 0 : 1;
    return count;
}

// Takes what stands before `end` off the front of the text, and `end` itself.
constexpr std::string_view take_until(std::string_view& text, char end)
{
    const std::size_t at = text.find(end);
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return taken;
}

// By byte: whether it is one of these characters. For tables that are constants: quicker than
// looking for each of them.
constexpr std::array<bool, 256> among(std::string_view letters)
{
    std::array<bool, 256> table = {};
    for (char letter : letters)
        table[byte_of(letter)] = true;
    return table;
}

} // namespace engine
