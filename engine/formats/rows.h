#pragma once
// Rows of cells with or without frames, as people type and programs print them. Blocks of several
// formats consist of them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

} // namespace engine
