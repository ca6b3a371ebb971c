#pragma once
// What is printed on the keys where a US keyboard has its letters: on a French one Z is where W is.

#include <array>

namespace game {

struct KeyLabels {
    // By the letter of the US keyboard, from A on: a capital letter or a sign.
    std::array<char, 26> printed = {'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I',
                                    'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
                                    'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'};

    // `place` is a letter of the US keyboard, 'A' to 'Z'.
    char at(char place) const { return printed[place - 'A']; }
    friend bool operator==(const KeyLabels&, const KeyLabels&) = default;
};

} // namespace game
