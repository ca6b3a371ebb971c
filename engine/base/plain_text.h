#pragma once
// Checks of texts that come from players and files.

#include <cstddef>
#include <string>
#include <string_view>

namespace engine {

// Whether the text is valid UTF-8 without control characters, of at most `max_bytes` bytes.
bool is_plain_text(std::string_view text, std::size_t max_bytes);

// The text as a terminal can show it: a question mark stands for each invalid byte, each control
// character, and each character that can't be seen or turns the direction of the text.
std::string visible_text(std::string_view text);

// Returns the beginning of the text, at most that many bytes and only whole characters.
std::string first_bytes(std::string_view text, std::size_t most);

} // namespace engine
