#pragma once
// The letters of all languages with a Latin alphabet, and their capitals.

#include <optional>
#include <string>
#include <string_view>

namespace game {

// Returns the capital of a single letter in UTF-8; nothing if it is not a Latin letter or has no
// capital.
std::optional<std::string> latin_capital(std::string_view letter);

} // namespace game
