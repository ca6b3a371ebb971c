#pragma once
// Squares of cells in texts: found among rows, and their characters as digits.

#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"

namespace engine {

// A square of cells: of a text that may hold several.
struct TextGrid {
    int size = 0;
    std::vector<std::string_view> cells; // in reading order: "5", ".", "159", "12"
    bool has_lists = false;              // whether some cell has several candidates
};

// The grids of a text, in order. Skips lines that are no rows. An error says which row is wrong.
Result<std::vector<TextGrid>> grids_in(std::string_view text);

// "12" in a grid above 9x9; more than max_size if it is no number, or 0.
int number_of(std::string_view token);

// Each character of the text becomes a cell.
void add_symbols(TextGrid& grid, std::string_view symbols);

// Digits as single characters, in one of the three ways in which they are written: 1 to 9 then A to
// P; A to Y; 0 to 9 then A, if a size above 9 has both dots and zeros. Or as numbers in sizes above
// 9. An error names the first that is none, and its place.
Result<Digits> digits_from(const TextGrid& text);
// A puzzle with these digits as givens, and no other rules than those of rows, columns and boxes.
Result<SharedPuzzle> puzzle_from(const TextGrid& text, LastGrid& last_grid);

// Sets of candidates, one character for each digit; blanks are empty sets.
Result<DigitSets> digit_sets_from(const TextGrid& text);

} // namespace engine
