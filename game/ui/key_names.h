#pragma once
// Keys as text: as settings and scripts write them ("Ctrl+Shift+Z"), and as players read them.

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

} // namespace game
