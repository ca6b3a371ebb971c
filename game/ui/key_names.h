#pragma once
// Keys as text: as settings and scripts write them ("Ctrl+Shift+Z"), and as players read them.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/text/translations.h"
#include "game/ui/input.h"

namespace game {

// "Ctrl+Shift+Z", "F10", "7", "Right", "Ctrl+,"; "at-W" for the place where a US keyboard has W;
// empty for a key without a name.
std::string key_text(const KeyPressed& key);
// Parses what key_text() returns.
std::optional<KeyPressed> parse_key(std::string_view text);

// "Ctrl Z", "F10", "Esc", with the names of keys in the player's language.
std::string key_name(const KeyPressed& key, const engine::Translations& texts);
std::string key_name(Key key, const engine::Translations& texts);

// What is printed on the keys where a US keyboard has its letters: on a French one Z is where W is.
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
