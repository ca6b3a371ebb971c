// Grids in tables, lists and strings, and in lines that end otherwise.

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "tests/engine/formats/written_rows.h"

namespace engine {
namespace {

// An empty field between bars is an empty cell, as in Markdown and in drawn frames.
TEST(Tables, TablesWithBars)
{
    for (const std::string& cells : {sparse, with_empty_rows, six}) {
        const auto spaced = rows_of(cells, ' ', " | "), bare = rows_of(cells, '\0', "|");
        const std::string markdown = joined(spaced, "| ", " |\n");
        std::string rule = "|", names = "|";
        for (int column = 0; column < size_of(cells); ++column) {
            rule += ":-:|";
            names += std::string(1, static_cast<char>('a' + column)) + "|";
        }
        const std::size_t first = markdown.find('\n') + 1;
        for (const std::string& text :
             {markdown, joined(spaced), joined(bare, "|", "|\n"),
              names + "\n" + rule + "\n" + markdown,
              markdown.substr(0, first) + rule + "\n" + markdown.substr(first),
              "| 1" + std::string(size_of(cells) - 1, '|') + "|\n" + rule + "\n" + markdown,
              "A title here\n\n" + markdown})
            EXPECT_EQ(givens_read_from(text), cells) << text;
    }
    EXPECT_EQ(givens_read_from("+-----+-----+\n| 1   |   4 |\n|   4 | 1   |\n+-----+-----+\n"
                               "|   1 | 4   |\n| 4   |   1 |\n+-----+-----+\n"),
              small);
}

TEST(Tables, AllCellsOnALineMayHaveEmptyOnes)
{
    for (const std::string& cells : {sparse, with_empty_rows, six}) {
        for (const char separator : {',', ';', '\t'}) {
            std::string text, zeros;
            for (const char cell : cells) {
                text += (cell == '.' ? "" : std::string(1, cell)) + separator;
                zeros += std::string(1, cell == '.' ? '0' : cell) + separator;
            }
            text.pop_back();
            zeros.pop_back();
            if (separator != '\t' || cells.front() != '.') {
                EXPECT_EQ(givens_read_from(text + "\n"), cells) << text;
            }
            EXPECT_EQ(givens_read_from(zeros + "\n"), cells) << zeros;
        }
    }
}

// Rows and columns that a spreadsheet leaves empty between boxes.
TEST(Tables, EmptyLinesOfSpreadsheetsBetweenBoxes)
{
    for (const std::string& cells : {sparse, with_empty_rows}) {
        for (const std::string separator : {",", ";", "\t"}) {
            for (const int kind : {1, 2, 3}) {
                const bool has_rows = (kind & 1) != 0, has_columns = (kind & 2) != 0;
                std::string text;
                for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                    const std::size_t row = cell / 9, column = cell % 9;
                    if (has_rows && column == 0 && row > 0 && row % 3 == 0)
                        text += with(std::string(has_columns ? 10 : 8, 's'), 's', separator) + "\n";
                    text += has_columns && column > 0 && column % 3 == 0 ? separator : "";
                    text += cells[cell] == '.' ? "" : std::string(1, cells[cell]);
                    text += column < 8 ? separator : "\n";
                }
                if (separator != "\t" || cells.front() != '.') {
                    EXPECT_EQ(givens_read_from(text), cells) << text;
                }
            }
        }
    }
}

TEST(Tables, NumbersWithFractions)
{
    std::string empty, words;
    for (std::size_t cell = 0; cell < sparse.size(); ++cell) {
        const std::string end = cell % 9 == 8 ? "\n" : ",";
        const std::string number = std::string(1, sparse[cell]) + ".0";
        empty += (sparse[cell] == '.' ? "" : number) + end;
        words += (sparse[cell] == '.' ? "NaN" : number) + end;
    }
    EXPECT_EQ(givens_read_from(empty), sparse);
    EXPECT_EQ(givens_read_from(words), sparse);
}

TEST(Tables, StringsAndListsOfOtherLanguages)
{
    const auto rows = rows_of(sparse, '.', "");
    for (const char* sign : {" +", " .", " \\", " & _"}) {
        std::string text = "String puzzle = ";
        for (const std::string& row : rows)
            text +=
                "\"" + row + "\"" + (&row == &rows.back() ? ";\n" : sign + std::string("\n    "));
        EXPECT_EQ(givens_read_from(text), sparse) << text;
    }
    EXPECT_EQ(givens_read_from("s = \"" + rows[0] + "\"\n" +
                               joined({rows.begin() + 1, rows.end()}, "    + \"", "\"\n")),
              sparse);
    const std::string zeros = joined(rows_of(sparse, '0', ""), "- ");
    for (const std::string& text :
         {zeros, "grid:\n" + joined(rows_of(sparse, '0', ""), "  - "),
          "name: Monday\ngrid:\n" + joined(rows, "  - \"", "\"\n"), joined(rows, "- '", "'\n"),
          joined(rows_of(sparse, '0', ", "), "- [", "]\n"),
          "puzzle:\n" + joined(rows_of(sparse, '0', ","), "  - [", "]\n"), joined(rows, "* "),
          joined(rows, "> "), joined(rows_of(sparse, ' ', " & "), "", " \\\\\n")})
        EXPECT_EQ(givens_read_from(text), sparse) << text;
    EXPECT_FALSE(find_puzzle("- 530070000\n- 600195000\n- milk\n"));
}

TEST(Tables, LinesThatOtherCharactersEnd)
{
    const auto rows = rows_of(sparse, '.', "");
    for (const char* end : {"\f", "\v", "\u2028", "\u2029"})
        EXPECT_EQ(givens_read_from(joined(rows, "", end)), sparse);
    EXPECT_EQ(givens_read_from(joined(rows) + "\f"), sparse);
    EXPECT_EQ(read_all(sparse + "\f" + sparse + "\n").size(), 2u);
}

TEST(Tables, LinksWhoseRowsAreApart)
{
    for (const char* gap : {"%20", "+", "-", "%0A"}) {
        const std::string link =
            "https://example.org/sudoku?grid=" + joined(rows_of(sparse, '0', ""), "", gap);
        EXPECT_EQ(givens_read_from(link.substr(0, link.size() - std::string(gap).size()) + "\n"),
                  sparse)
            << gap;
    }
}

} // namespace
} // namespace engine
