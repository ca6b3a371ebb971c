#pragma once
// Letters of the Latin alphabet without accents, whatever the language of the machine.

#include <concepts>

namespace engine {

constexpr bool is_small(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

// The capital of a small letter; other characters as they are.
constexpr char capital(char letter)
{
    return is_small(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// The character that many places after another: letter_after('A', 2) is 'C'.
constexpr char letter_after(char first, std::integral auto places)
{
    return static_cast<char>(first + places);
}

} // namespace engine
