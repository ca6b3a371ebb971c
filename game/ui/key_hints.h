#pragma once
// The key, or button of a gamepad, that is shown beside a button of the screen for players who do
// not use the pointer.

#include <string>

#include "engine/text/translations.h"
#include "game/ui/hands.h"
#include "game/ui/input.h"

namespace game {

// On screens where a gamepad counts as keys. Empty if no button of the gamepad in use does it, and
// for fingers.
std::string key_hint(const KeyPressed& key, const Hands& hands, const engine::Translations& texts);

// Whether the same hints are shown for both.
bool share_hints(const Hands& one, const Hands& other);

// What is printed on it: "LB", "L1" or "L".
std::string pad_button_name(PadButton button, PadKind kind);

} // namespace game
