#pragma once
// The letters of all languages that are written in Latin letters, and their capitals.

#include <optional>
#include <string>
#include <string_view>

namespace game {

// The capital of one letter, small or capital, UTF-8; nothing if it is no Latin letter or has no
// capital of its own.
std::optional<std::string> latin_capital(std::string_view letter);

} // namespace game
