#pragma once
// How hard a puzzle is for a person, by the hardest technique it needs and by effort.
// docs/LEVELS.md explains both.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

// Easiest first. A puzzle of a level needs at most:
enum class Level : std::uint8_t {
    Beginner,   // hidden singles in boxes
    Easy,       // all singles
    Medium,     // locked candidates, pairs and triples
    Hard,       // quads, plain fish, single-digit patterns, wings, rectangles, colouring
    Expert,     // chains, finned fish, almost locked sets
    Extreme,    // chains of sets, complex fish, forcing chains, exocets
    Diabolical, // forcing nets, or trial and error
};

// 1 for the easiest, as players count them.
constexpr int number_of(Level level)
{
    return static_cast<int>(level) + 1;
}

inline constexpr std::array all_levels = {Level::Beginner,  Level::Easy,   Level::Medium,
                                          Level::Hard,      Level::Expert, Level::Extreme,
                                          Level::Diabolical};

// Identifiers for the command line and saves: "beginner".
std::string_view id_of(Level level);
std::optional<Level> find_level(std::string_view id);
// In English; a key of the translations.
const char* name_of(Level level);

} // namespace engine
