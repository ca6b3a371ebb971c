#pragma once
// The header line of our save files, which protects all of the content:
//   cronodoku game 1 57 4711 89abcdef 01234567
// that is: the kind, the format version, the number of entries (actions or runs), the number of
// bytes that follow, their CRC-32, and the CRC-32 of the line up to there. Every format version
// keeps this line.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

constexpr int format_version = 6; // the newest version that is read
constexpr int first_version = 1;  // still written when it can express everything

struct Envelope {
    std::string kind; // "game", "records"
    int version = format_version;
    std::int64_t entries = 0;
};

std::string seal(const Envelope& envelope, std::string_view content);

// Parses the header line if the line itself is intact; the content may still be damaged.
std::optional<Envelope> read_envelope(std::string_view file);

// How many bytes the whole file must have, by its first line, if that line is intact. The beginning
// of the file is enough.
std::optional<std::size_t> whole_size(std::string_view file);

// Returns the content if the line and every byte of the content are intact.
std::optional<std::string_view> open_envelope(std::string_view file);

} // namespace engine
