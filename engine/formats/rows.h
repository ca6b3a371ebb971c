#pragma once
// Rows of cells with or without frames, as people type and programs print them. Blocks of several
// formats consist of them.

#include <array>
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
    Frame,   // of lines, crosses and dots only, or brackets and quotation marks alone
    Row,     // cells, also in quotation marks
    Section, // [Puzzle]
    Words,   // anything else
};
LineKind kind_of_line(std::string_view line);

// A row of cells: "5 3 . | 7" has four tokens, "53.|7.." two, and both have characters for cells.
struct TextRow {
    std::vector<std::string_view> tokens; // without marks around candidates
    int symbols = 0;                      // in all tokens
    int fields = 0;                       // with the empty ones; 0 if none is empty
    bool has_lists = false; // several candidates in a cell, to judge by this row alone

    // How many cells it seems to have.
    int width() const;
};
// Whether * and - at the ends of tokens are marks. In a row of a word for each box they are blanks.
enum class Marks { AmongCandidates, Everywhere };
TextRow parse_row(std::string_view line, Marks marks = Marks::AmongCandidates);

// A line of one of these symbols again and again may be a row without givens or a part of a frame:
// the rows around it tell. How many there are; 0 for any other line.
int bare_cells(std::string_view line);
inline constexpr std::string_view bare_symbols = "-*_";

// What stands between the tabs, semicolons or commas of a line, without quotation marks; nothing if
// there are none.
std::vector<std::string_view> fields_in(std::string_view line);
// How many fields a line has that has nothing but separators: it is a row of an empty line in a
// spreadsheet. 0 for any other line.
int empty_fields(std::string_view line);

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

// Whether it looks like the names of columns, if lines with puzzles in one of them follow; before
// rows it is a title.
bool is_heading(std::string_view line);
// Whether the heading of a section says that the givens follow.
bool holds_givens(std::string_view section);
// Whether it has letters rather than cells.
bool is_prose_line(std::string_view text);

} // namespace engine
