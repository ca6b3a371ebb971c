#pragma once
// The puzzles whose solution the program itself shows to everybody: nobody can have a clean run of
// them.

#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/play/known_puzzle.h"

namespace game {

// As lines of text; see engine/text/puzzle_line.h.
struct PuzzleForAll {
    std::string_view line;
    std::string_view solution;

    engine::Puzzle puzzle() const;
};

// The board on the title that solves itself. All its steps are of Hard or below.
inline constexpr PuzzleForAll demo_puzzle{
    "52.67.83...1.....9.....5.7.64.3.....3.8.4.1.5.....8.46.6.5.....8.....7...57.82.13",
    "524679831731824569986135274642351987398746125175298346263517498819463752457982613"};
// The board of the first lesson.
inline constexpr PuzzleForAll lesson_puzzle{"12.4.4.2.14.4..1", "1234341221434321"};

// As if the player with these initials had seen their solutions.
std::vector<engine::KnownPuzzle> known_to_all(const std::string& initials);

} // namespace game
