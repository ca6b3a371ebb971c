#pragma once
// The JSON in which f-puzzles tells a puzzle; its links and those to SudokuPad hold the same,
// compressed. Described in SudokuPad's sudokutools (github.com/SudokuPad/sudokutools), and by what
// f-puzzles exports.

#include <string>
#include <string_view>

#include "engine/formats/format.h"

namespace engine {

// The text of a link or code, which may have codes with percent signs. The decompressed text is
// bounded.
Result<SharedPuzzle> parse_fpuzzles_code(std::string_view code, LastGrid& last_grid);

// For puzzles that takes_fpuzzles().
std::string to_fpuzzles_code(const SharedPuzzle& puzzle); // in Base64
bool takes_fpuzzles(const SharedPuzzle& puzzle);

// "a+b/c=" as "a%2Bb%2Fc%3D", for a link.
std::string in_link(std::string_view base64);

inline const char* const fpuzzles_layouts =
    N_("one square with boxes or regions, also with diagonals, Windoku, disjoint groups, "
       "anti-knight, anti-king and cages");

inline const char* const fpuzzles_limits =
    N_("Other clues, drawn lines and texts on the board are refused by name. Rules in words are "
       "kept as words only; colours are not kept.");

} // namespace engine
