#pragma once
// The buttons of a gamepad: their names in scripts, and what they do on screens with buttons, where
// they count as keys.

#include <optional>
#include <string_view>

#include "game/ui/input.h"

namespace game {

// Parses "A", "LB", "View".
std::optional<PadButton> parse_pad_button(std::string_view text);

// The key that the button counts as, except while a board is played: the directions move the focus,
// A presses, B goes back. Nothing for buttons that do nothing there.
std::optional<KeyPressed> key_for(PadButton button);
// The button that counts as this key.
std::optional<PadButton> pad_button_for(const KeyPressed& key);

} // namespace game
