#pragma once
// Prepares a foreign text for a message.

#include <string>
#include <string_view>

namespace engine {

// The text shortened to that many characters, and without control characters that a terminal might
// obey.
inline std::string quoted(std::string_view text, std::size_t most = 24)
{
    std::string safe;
    for (char letter : text.substr(0, most))
        safe += letter >= ' ' && letter <= '~' ? letter : '?';
    return text.size() > most ? safe + "..." : safe;
}

} // namespace engine
