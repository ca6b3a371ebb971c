#pragma once
// The buttons of a gamepad, and the key or button that is shown beside a button of the screen for
// players who do not use the pointer.

#include <optional>
#include <string>
#include <string_view>

#include "engine/text/translations.h"
#include "game/ui/input.h"

namespace game {

// On screens where a gamepad counts as keys. Empty if no button of the gamepad in use does it, and
// for fingers.
std::string key_hint(const KeyPressed& key, const Hands& hands, const engine::Translations& texts);

// Whether the same hints are shown for both.
bool share_hints(const Hands& one, const Hands& other);

// What is printed on it: "LB", "L1" or "L".
std::string pad_button_name(PadButton button, PadKind kind);

// Parses "A", "LB", "View".
std::optional<PadButton> parse_pad_button(std::string_view text);

// The key that the button counts as, except while a board is played: the directions move the focus,
// A presses, B goes back. Nothing for buttons that do nothing there.
std::optional<KeyPressed> key_for(PadButton button);
// The button that counts as this key.
std::optional<PadButton> pad_button_for(const KeyPressed& key);

} // namespace game
