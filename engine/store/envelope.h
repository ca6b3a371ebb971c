#pragma once
// The line that stands before the content of every file of ours, and guards all of it:
//   cronodoku game 1 57 4711 89abcdef 01234567
// that is: what it is, format version, entries (actions or runs), bytes that follow, their CRC-32,
// and the CRC-32 of the line up to there. Every format version keeps to this line.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

constexpr int format_version = 2; // the newest that is read
constexpr int first_version = 1;  // still written where it can tell all there is

struct Envelope {
    std::string kind; // "game", "records"
    int version = format_version;
    std::int64_t entries = 0;
};

std::string seal(const Envelope& envelope, std::string_view content);

// What the line says, if the line itself is whole; the content may be damaged all the same.
std::optional<Envelope> read_envelope(std::string_view file);

// The content, if the line and every byte of the content are whole.
std::optional<std::string_view> open_envelope(std::string_view file);

} // namespace engine
