#pragma once
// Puzzles whose rows are written in many ways.

#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {

// A puzzle with a row, a column and a box without givens.
inline const std::string sparse =
    "...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9...";
// Its first row, and the first of its second band, have no givens.
inline const std::string with_empty_rows =
    ".........23.1.9.......3.............7...6.......4.6...5.2.....1.......6.384......";
inline const std::string small = "1..4.41..14.4..1";
inline const std::string six = "1....6.5.2...6...1..4...3.2.5.4....3";

inline int size_of(const std::string& cells)
{
    int size = 1;
    while (size * size < std::ssize(cells))
        ++size;
    return size;
}

// The rows with `between` the cells.
inline std::vector<std::string>
rows_of(const std::string& cells, char blank, const std::string& between)
{
    const int size = size_of(cells);
    std::vector<std::string> rows(size);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        std::string& row = rows[cell / rows.size()];
        row += row.empty() ? "" : between;
        if (cells[cell] != '.' || blank != '\0')
            row += cells[cell] == '.' ? blank : cells[cell];
        if (row.empty())
            row += between.empty() ? "" : "\x01"; // an empty first field
    }
    for (std::string& row : rows)
        std::erase(row, '\x01');
    return rows;
}

inline std::string joined(const std::vector<std::string>& rows,
                          const std::string& before = "",
                          const std::string& after = "\n")
{
    std::string text;
    for (const std::string& row : rows)
        text += before + row + after;
    return text;
}

inline std::string givens_read_from(const std::string& text)
{
    return to_text(read_one(text).givens);
}

inline std::string with(std::string text, char from, const std::string& to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, 1, to);
    return text;
}

} // namespace engine
