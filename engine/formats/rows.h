#pragma once
// Rows of cells with or without frames, as people type and programs print them, and which digits
// their characters are. Blocks of several formats consist of them.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/letters.h"
#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"

namespace engine {

enum class LineKind {
    Blank,
    Comment, // begins with #
    Frame,   // of lines, crosses and dots only
    Row,     // cells
    Section, // [Puzzle]
    Words,   // anything else
};
LineKind kind_of_line(std::string_view line);

// A row of cells: "5 3 . | 7" has four tokens, "53.|7.." two, and both have characters for cells.
struct TextRow {
    std::vector<std::string_view> tokens; // without marks around candidates
    int symbols = 0;                      // in all tokens
    bool has_lists = false; // several candidates in a cell, to judge by this row alone

    // How many cells it seems to have.
    int width() const;
};
TextRow parse_row(std::string_view line);

// A square of cells: of a text that may hold several.
struct TextGrid {
    int size = 0;
    std::vector<std::string_view> cells; // in reading order: "5", ".", "159", "12"
    bool has_lists = false;              // whether some cell has several candidates
};

// The grids of a text, in order. Skips lines that are no rows. An error says which row is wrong.
Result<std::vector<TextGrid>> grids_in(std::string_view text);

// The text without its first line, which is returned without the end of the line.
std::string_view take_line(std::string_view& text);

// Whether some line is a row of cells.
bool has_row(std::string_view text);

// Keeps words before the first row as the title, and comments as a comment.
void take_words(SharedPuzzle& puzzle, std::string_view text);

constexpr bool is_numeral(char letter)
{
    return letter >= '0' && letter <= '9';
}
// What stands for an empty cell.
inline constexpr std::array<bool, 256> blank_symbols = among(".0*_-?xX");
constexpr bool is_blank_symbol(char symbol)
{
    return blank_symbols[byte_of(symbol)];
}

// For a member, such as "values", that should have a character or an entry for each cell: if their
// number is another, or one of them is no digit of the board.
Failure wrong_cell_count(std::string_view member, const std::string& found, std::size_t needed);
Failure no_digit_in(std::string_view member, std::size_t at, std::string_view text);

// "12" in a grid above 9x9; more than max_size if it is no number, or 0.
int number_of(std::string_view token);

// Digits as single characters, in one of the three ways in which they are written: 1 to 9 then A to
// P; A to Y; 0 to 9 then A, if a size above 9 has both dots and zeros. Or as numbers in sizes above
// 9. An error names the first that is none, and its place.
Result<Digits> digits_from(const TextGrid& text);

// Sets of candidates, one character for each digit; blanks are empty sets.
Result<DigitSets> digit_sets_from(const TextGrid& text);

} // namespace engine
