#pragma once
// Checks of texts that come from players and files.

#include <cstddef>
#include <string_view>

namespace engine {

// Whether the text is valid UTF-8 without control characters, of at most `max_bytes` bytes.
bool is_plain_text(std::string_view text, std::size_t max_bytes);

} // namespace engine
