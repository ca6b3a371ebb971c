// Puzzles as people and their programs write them where no format says how: with hyphens, blank
// lines, empty fields, brackets, other encodings, and links among other text.

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/random.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/frames.h"
#include "engine/formats/playable.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"
#include "tests/engine/formats/written_rows.h"

namespace engine {
namespace {

TEST(WrittenOtherwise, HyphensAndStarsAreBlanksAlsoInRuns)
{
    for (const std::string& cells : {sparse, with_empty_rows, small, six}) {
        for (const char blank : std::string("-*_0x?.")) {
            EXPECT_EQ(givens_read_from(joined(rows_of(cells, blank, ""))), cells) << blank;
            EXPECT_EQ(givens_read_from(joined(rows_of(cells, blank, " "))), cells) << blank;
            EXPECT_EQ(givens_read_from("A title\n" + joined(rows_of(cells, blank, ""))), cells)
                << blank;
        }
    }
}

std::string with_frames(const std::string& cells, char blank, const std::string& frame)
{
    const std::vector<std::string> rows = rows_of(cells, blank, "");
    std::string text;
    for (std::size_t row = 0; row < rows.size(); ++row)
        text += (row > 0 && row % 3 == 0 ? frame + "\n" : "") + rows[row] + "\n";
    return text;
}

TEST(WrittenOtherwise, FramesMayBeOfTheSymbolOfBlanks)
{
    for (const std::string& cells : {sparse, with_empty_rows}) {
        for (const char* frame : {"---------", "-----------", "---+---+---",
                                  "- - - - - - - - - - -", "---|---|---", "---------------------"})
            EXPECT_EQ(givens_read_from(with_frames(cells, '-', frame)), cells) << frame;
        for (const char* frame : {"*********", "***********", "* * * * * * * * * * *"})
            EXPECT_EQ(givens_read_from(with_frames(cells, '*', frame)), cells) << frame;
        for (const char* frame :
             {"---------", "*************", "_____________", "- - - - - - - - - - - - -"})
            EXPECT_EQ(givens_read_from(with_frames(cells, '0', frame)), cells) << frame;
        EXPECT_EQ(givens_read_from(with_frames(cells, '_', "_________")), cells);
    }
    EXPECT_EQ(givens_read_from("1-|-4\n-4|1-\n-----\n-1|4-\n4-|-1\n"), small);
    EXPECT_EQ(givens_read_from("-----\n1-|-4\n-4|1-\n-----\n-1|4-\n4-|-1\n-----\n"), small);
}

TEST(WrittenOtherwise, HyphensAmongCandidatesAreMarks)
{
    const std::string all = "1 2 -34 34\n34 34 1 2\n2 1 34 -34\n34 34- 2 1\n";
    const SharedPuzzle puzzle = read_one(all);
    EXPECT_EQ(puzzle.layout->id, "4x4");
    EXPECT_EQ(to_text(puzzle.givens), "12....1221....21") << "3 and 4 are candidates";
}

TEST(WrittenOtherwise, AMistypedRowOfHyphensIsNamedWithItsCells)
{
    std::vector<std::string> rows = rows_of(sparse, '-', "");
    rows[2] += "-";
    EXPECT_EQ(why_unread(joined(rows)), "row 3 has 10 cells, needed 9");
}

std::string
in_chunks(const std::string& cells, const std::vector<std::size_t>& cuts, char blank = '.')
{
    const std::vector<std::string> rows = rows_of(cells, blank, "");
    std::string text;
    for (std::size_t row = 0; row < rows.size(); ++row)
        text += (std::ranges::find(cuts, row) != cuts.end() ? "\n" : "") + rows[row] + "\n";
    return text;
}

std::string large()
{
    std::string cells(256, '.');
    for (std::size_t digit = 0; digit < 16; ++digit)
        cells[17 * digit] = "123456789ABCDEFG"[digit];
    return cells;
}

TEST(WrittenOtherwise, BlankLinesWithinAGrid)
{
    for (const auto& cuts :
         {std::vector<std::size_t>{3, 6}, {6}, {3}, {4}, {1, 2, 3, 4, 5, 6, 7, 8}})
        EXPECT_EQ(givens_read_from(in_chunks(sparse, cuts)), sparse);
    EXPECT_EQ(givens_read_from(in_chunks(with_empty_rows, {3, 6}, '-')), with_empty_rows);
    EXPECT_EQ(givens_read_from(in_chunks(small, {2})), small);
    EXPECT_EQ(givens_read_from(in_chunks(six, {2, 4})), six);
    EXPECT_EQ(givens_read_from(in_chunks(six, {3})), six);
    EXPECT_EQ(givens_read_from(in_chunks(large(), {4, 8, 12})), large());
    EXPECT_EQ(givens_read_from("A title\n\n" + in_chunks(sparse, {3, 6})), sparse);
    EXPECT_EQ(givens_read_from("1 . | . 4\n. 4 | 1 .\n\n----+----\n\n. 1 | 4 .\n4 . | . 1\n"),
              small);
}

TEST(WrittenOtherwise, BlankLinesBetweenGridsStillPartThem)
{
    const std::string banded = in_chunks(sparse, {3, 6});
    EXPECT_EQ(read_all(banded + "\n" + banded + "\n" + banded).size(), 3u);
    const ReadPuzzles titled = read_all("One\n" + banded + "\nTwo\n" + banded);
    ASSERT_EQ(titled.size(), 2u);
    ASSERT_TRUE(titled[1].puzzle);
    EXPECT_EQ(detail_of(*titled[1].puzzle, Detail::Title), "Two");
    const std::string whole = joined(rows_of(sparse, '.', ""));
    const std::string cut = whole.substr(0, 80);
    const ReadPuzzles mixed = read_all(cut + "\n" + whole + "\n" + cut + "\n" + banded);
    ASSERT_EQ(mixed.size(), 4u) << "an incomplete one is said, and takes none of the others";
    EXPECT_FALSE(mixed[0].puzzle);
    EXPECT_TRUE(mixed[1].puzzle);
    EXPECT_FALSE(mixed[2].puzzle);
    EXPECT_TRUE(mixed[3].puzzle);
}

TEST(WrittenOtherwise, EmptyFieldsOfSpreadsheetsAreEmptyCells)
{
    for (const std::string& cells : {sparse, with_empty_rows, small, six, large()}) {
        for (const char* separator : {",", ";", "\t"}) {
            const auto rows = rows_of(cells, '\0', separator);
            EXPECT_EQ(givens_read_from(joined(rows)), cells) << separator;
            EXPECT_EQ(givens_read_from(joined(rows, "", "\r\n")), cells) << separator;
            EXPECT_EQ(givens_read_from("\xEF\xBB\xBF" + joined(rows)), cells) << separator;
        }
    }
    auto cut = rows_of(sparse, '\0', ",");
    for (std::string& row : cut) {
        while (row.ends_with(','))
            row.pop_back();
    }
    EXPECT_EQ(givens_read_from(joined(cut)), sparse) << "without those at the end";
    std::string quoted;
    for (const std::string& row : rows_of(sparse, '.', "")) {
        for (const char cell : row)
            quoted += std::string(quoted.empty() || quoted.back() == '\n' ? "" : ",") + "\"" +
                      (cell == '.' ? "" : std::string(1, cell)) + "\"";
        quoted += "\n";
    }
    EXPECT_EQ(givens_read_from(quoted), sparse);
    EXPECT_EQ(givens_read_from(joined(rows_of(sparse, '\0', ","), "", ",\n")), sparse)
        << "an empty column behind";
}

struct Brackets {
    std::string outer, open, between, close, last;
    char blank;
};

TEST(WrittenOtherwise, ArraysOfProgrammingLanguages)
{
    const std::vector<Brackets> languages = {
        {"", "[", ",", "]", "", '0'},
        {"", "[", ", ", "]", "\n", '0'},
        {"grid = ", "[", ", ", "]", "  # as in Python\n", '0'},
        {"const board = ", "[", ", ", "]", ";\n", '0'},
        {"int grid[9][9] = ", "{", ",", "}", ";\n", '0'},
        {"static final int[][] GRID = ", "{", ", ", "}", ";\n", '0'},
        {"let g: [[u8; 9]; 9] = ", "[", ", ", "]", ";", '0'},
        {"puzzle = ", "(", ", ", ")", "\n", '0'},
        {"", "[", " ", "]", "\n", '0'},
        {"P = ", "[", ",", "]", ".\n", '_'},
    };
    for (const std::string& cells : {sparse, with_empty_rows, small, six}) {
        for (const Brackets& written : languages) {
            for (const std::string& lines :
                 {std::string(), std::string("\n"), std::string("\n    ")}) {
                std::string text = written.outer + written.open + lines;
                const auto rows = rows_of(cells, written.blank, written.between);
                for (std::size_t row = 0; row < rows.size(); ++row)
                    text += (row > 0 ? "," + (lines.empty() ? " " : lines) : "") + written.open +
                            rows[row] + written.close;
                text += lines + written.close + written.last;
                EXPECT_EQ(givens_read_from(text), cells) << text;
            }
        }
    }
}

TEST(WrittenOtherwise, ArraysWithOneNumberInALineAndOtherBlanks)
{
    std::string printed = "[\n", nulls = "[", texts = "[", flat = "[";
    for (std::size_t cell = 0; cell < sparse.size(); ++cell) {
        const bool is_first = cell % 9 == 0, is_last = cell % 9 == 8;
        const std::string digit(1, sparse[cell] == '.' ? '0' : sparse[cell]);
        const std::string none = sparse[cell] == '.' ? "null" : digit;
        printed += std::string(is_first ? "  [\n" : "") + "    " + digit +
                   (is_last ? "\n" : ",\n") + (is_last ? (cell == 80 ? "  ]\n" : "  ],\n") : "");
        nulls += std::string(is_first ? "[" : "") + none + (is_last ? "]" : "") +
                 (cell < 80 ? ", " : "]");
        texts += std::string(is_first ? "['" : "'") + sparse[cell] + (is_last ? "']" : "'") +
                 (cell < 80 ? "," : "]");
        flat += digit + (cell < 80 ? "," : "]");
    }
    printed += "]\n";
    EXPECT_EQ(givens_read_from(printed), sparse);
    EXPECT_EQ(givens_read_from(nulls), sparse);
    EXPECT_EQ(givens_read_from(texts), sparse);
    EXPECT_EQ(givens_read_from(flat), sparse);
    EXPECT_EQ(givens_read_from("{\"board\": " + nulls + "}"), sparse);
    EXPECT_EQ(givens_read_from("import numpy as np\nboard = np.array(" + nulls + ")\n"), sparse);
    std::string python = nulls;
    for (std::size_t at; (at = python.find("null")) != std::string::npos;)
        python.replace(at, 4, "None");
    EXPECT_EQ(givens_read_from(python), sparse);
}

TEST(WrittenOtherwise, RowsAsTexts)
{
    const auto rows = rows_of(sparse, '.', "");
    EXPECT_EQ(givens_read_from(joined(rows, "\"", "\",\n")), sparse);
    EXPECT_EQ(givens_read_from(joined(rows, "'", "'\n")), sparse);
    EXPECT_EQ(givens_read_from(joined(rows, "    \"", "\\n\"\n")), sparse);
    EXPECT_EQ(givens_read_from(joined(rows, "\"", "\" +\n")), sparse);
    EXPECT_EQ(givens_read_from("[\n" + joined(rows, "  \"", "\",\n") + "]\n"), sparse);
    EXPECT_EQ(givens_read_from("String[] rows = {\n" + joined(rows, "  \"", "\",\n") + "};\n"),
              sparse);
    EXPECT_EQ(givens_read_from(joined(rows_of(sparse, '0', ","), "{", "},\n")), sparse);
    EXPECT_EQ(givens_read_from(joined(rows_of(sparse, '0', ", "), "[", "],\n")), sparse);
}

TEST(WrittenOtherwise, SeveralArraysAndSolutions)
{
    const std::string array = "[[1,0,0,4],[0,4,1,0],[0,1,4,0],[4,0,0,1]]";
    EXPECT_EQ(read_all(array + "\n" + array + "\n").size(), 2u);
    const ReadPuzzles several = read_all("[" + array + "," + array + "]");
    ASSERT_EQ(several.size(), 2u);
    EXPECT_EQ(several[1].number, 2);
    const SharedPuzzle solved = read_one(
        "{\"value\":" + array + ",\"solution\":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}");
    EXPECT_EQ(to_text(solved.givens), small);
    EXPECT_EQ(to_text(solved.solution), "1234341221434321");
    EXPECT_EQ(why_unread("{\"grid\":" + array + ",\"thermometers\":[[1,2,3]]}").substr(0, 25),
              "this JSON is not from a p")
        << "what may be a rule is not left out";
    EXPECT_EQ(read_one("{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],"
                       "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                       "\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}")
                  .givens,
              read_one("1...............").givens)
        << "a format that is known";
    EXPECT_EQ(why_unread("[[1,0,0,9],[0,4,1,0],[0,1,4,0],[4,0,0,1]]"),
              "row 1, cell 4: \"9\" is not a digit of 4x4");
    EXPECT_FALSE(find_puzzle("[1, 2, 3"));
    EXPECT_EQ(detail_of(read_one("Grid [3, hard\n1..4\n.41.\n.14.\n4..1\n"), Detail::Title),
              "Grid [3, hard");
}

// One unit of UTF-16 or UTF-32 for each character of ASCII.
std::string
in_units(const std::string& text, std::size_t size, bool is_big, const std::string& mark)
{
    std::string units = mark;
    for (const char letter : text) {
        std::string unit(size, '\0');
        unit[is_big ? size - 1 : 0] = letter;
        units += unit;
    }
    return units;
}

TEST(WrittenOtherwise, OtherEncodings)
{
    const std::string zero(2, '\0');
    for (const std::string& text : {sparse + "\n", joined(rows_of(sparse, '-', "")),
                                    joined(rows_of(sparse, '\0', "\t"), "", "\r\n"), small,
                                    write(format_called("opensudoku"), read_one(sparse))}) {
        const std::string givens = givens_read_from(text);
        EXPECT_EQ(givens_read_from(in_units(text, 2, false, "\xFF\xFE")), givens);
        EXPECT_EQ(givens_read_from(in_units(text, 2, true, "\xFE\xFF")), givens);
        EXPECT_EQ(givens_read_from(in_units(text, 2, false, "")), givens);
        EXPECT_EQ(givens_read_from(in_units(text, 2, true, "")), givens);
        EXPECT_EQ(givens_read_from(in_units(text, 4, false, "\xFF\xFE" + zero)), givens);
        EXPECT_EQ(givens_read_from(in_units(text, 4, true, zero + "\xFE\xFF")), givens);
        EXPECT_EQ(givens_read_from("\xEF\xBB\xBF" + text), givens);
    }
    std::string macintosh = joined(rows_of(sparse, '.', ""));
    std::ranges::replace(macintosh, '\n', '\r');
    EXPECT_EQ(givens_read_from(macintosh), sparse);
}

// A blank line of theirs is two of them.
TEST(WrittenOtherwise, LinesOfOldMacintoshesEndByCarriageReturns)
{
    EXPECT_EQ(decoded("one\r\rtwo\rthree\r"), "one\n\ntwo\nthree\n");
    EXPECT_EQ(decoded("one\r\n\r\ntwo\r\r\n"), "one\r\n\r\ntwo\r\r\n");
    TextDecoder pieces;
    std::string text = pieces.add("one\r");
    text += pieces.add("\r");
    text += pieces.add("two\r");
    text += pieces.add("\nthree");
    EXPECT_EQ(text + pieces.end(), "one\n\ntwo\r\nthree");
}

TEST(WrittenOtherwise, CharactersThatWebPagesAndOtherKeyboardsWrite)
{
    const std::string rows = joined(rows_of(sparse, '.', " "));
    for (const char* space : {"\u00a0", "\u202f", "\u3000", "\u2003", "\u200b \u200b"})
        EXPECT_EQ(givens_read_from(with(rows, ' ', space)), sparse) << space;
    for (const char* blank : {"\u00b7", "\u2022", "\u2013", "\u2014", "\u2212", "\u25a1", "\u2b1c",
                              "\u00d7", "\uff0e", "\uff10"}) {
        EXPECT_EQ(givens_read_from(with(rows, '.', blank)), sparse) << blank;
        EXPECT_EQ(givens_read_from(with(sparse, '.', blank) + "\n"), sparse) << blank;
    }
    std::string wide = rows;
    for (char digit = '1'; digit <= '9'; ++digit)
        wide = with(wide, digit, std::string("\xEF\xBC") + static_cast<char>(0x90 + digit - '0'));
    EXPECT_EQ(givens_read_from(wide), sparse);
    EXPECT_EQ(givens_read_from(joined(rows_of(sparse, '.', ""), "\u201c", "\u201d,\n")), sparse);
    EXPECT_EQ(
        givens_read_from(
            "\u2502 1 \u00b7 \u2502 \u00b7 4 \u2502\n\u2502 \u00b7 4 \u2502 1 \u00b7 \u2502\n"
            "\u2502 \u00b7 1 \u2502 4 \u00b7 \u2502\n\u2502 4 \u00b7 \u2502 \u00b7 1 \u2502\n"),
        small);
}

TEST(WrittenOtherwise, TitlesAndCommentsStayAsTheyAre)
{
    const std::string rows = joined(rows_of(sparse, '.', ""));
    EXPECT_EQ(detail_of(read_one("Für \u201cAnna\u201d \u2013 leicht\n" + rows), Detail::Title),
              "Für \u201cAnna\u201d \u2013 leicht");
    EXPECT_EQ(detail_of(read_one(sparse + " # \u201cone\u201d\n"), Detail::Comment),
              "\u201cone\u201d");
}

TEST(WrittenOtherwise, BytesOfOldEncodingsAreReadOrNamed)
{
    const std::string rows = joined(rows_of(sparse, '.', " "));
    EXPECT_EQ(givens_read_from(with(rows, ' ', "\xA0")), sparse);
    EXPECT_EQ(givens_read_from(with(rows, '.', "\x95")), sparse);
    EXPECT_EQ(givens_read_from(with(rows, '.', "\x96")), sparse);
    const std::string why = why_unread(with(rows, '.', "\xF8"));
    EXPECT_EQ(why.substr(0, 65),
              "this text is in an old encoding such as Windows-1252 or Latin-1, ");
    EXPECT_EQ(
        why_unread(with(sparse, '.', "\u2666")),
        "character 1: \"\u2666\" (U+2666) is not a digit; use 1 to 9, and a dot for an empty cell");
}

TEST(WrittenOtherwise, LinksAmongOtherText)
{
    for (const char* id : {"fpuzzles", "sudokupad", "sudoku-exchange"}) {
        std::string link = write(format_called(id), read_one(sparse));
        link.pop_back();
        for (const std::string& text :
             {"Try this one: " + link, link + " is hard!", "<" + link + ">", "(" + link + ").",
              "[a puzzle](" + link + ") of mine", "See " + link + ".", "**" + link + "**, and more",
              "<a href=\"" + link + "\">a puzzle</a>", "\u201c" + link + "\u201d",
              "[url=" + link + "]x[/url]", "Hello,\nI made this: " + link + "\nEnjoy it!\n",
              "Look:\n\n" + link + "\n\nGood luck\n",
              "<p>Try <a href='" + link + "'>this</a> one</p>"}) {
            EXPECT_EQ(givens_read_from(text), sparse) << text;
            const auto found = find_puzzle(text);
            ASSERT_TRUE(found) << text;
            EXPECT_FALSE(found->is_followed) << text;
            EXPECT_TRUE(shared_puzzle_in(text)) << text;
        }
        const ReadPuzzles both = read_all("This: " + link + " or that: " + link + ".\n" + sparse);
        EXPECT_EQ(both.size(), 3u) << id;
    }
    EXPECT_EQ(read_all("Easy\nsolved it\n").size(), 2u) << "words alone can't be read";
    EXPECT_EQ(why_unread("see https://www.example.org/puzzle/17 for more"),
              "links to www.example.org are not read; paste the puzzle itself");
}

TEST(WrittenOtherwise, LinksToAnySiteThatHoldTheDigits)
{
    for (const std::string& cells : {sparse, small, six, large()}) {
        for (const char blank : std::string("0.-_*")) {
            std::string digits = cells;
            std::ranges::replace(digits, '.', blank);
            for (const std::string& link :
                 {"https://www.example.org/sudoku.htm?bd=" + digits,
                  "http://example.org/play/" + digits,
                  "https://example.org/s?a=1&p=" + digits + "&b=2", "www.example.org/#" + digits,
                  "Solve https://example.org/" + digits + "/now, please"})
                EXPECT_EQ(givens_read_from(link), cells) << link;
        }
        EXPECT_EQ(givens_read_from("https://example.org/?p=" + with(cells, '.', "%20")), cells);
    }
    const ReadPuzzles grid = read_all("# from https://www.example.org/?bd=" + sparse + "\n" +
                                      joined(rows_of(small, '.', "")));
    ASSERT_EQ(grid.size(), 1u) << "a comment names only where it is from";
    ASSERT_TRUE(grid[0].puzzle);
    EXPECT_EQ(to_text(grid[0].puzzle->givens), small);
    EXPECT_EQ(why_unread("https://www.example.org/?bd=" + sparse.substr(1)),
              "links to www.example.org are not read; paste the puzzle itself");
}

// However it arrives.
TEST(WrittenOtherwise, PiecesMakeNoDifference)
{
    const std::string link = write(format_called("fpuzzles"), read_one(sparse));
    const std::vector<std::string> parts = {joined(rows_of(sparse, '-', "")),
                                            in_chunks(sparse, {3, 6}),
                                            in_chunks(sparse, {4}).substr(0, 60),
                                            joined(rows_of(sparse, '\0', ",")),
                                            joined(rows_of(with_empty_rows, '\0', "\t")),
                                            "\n",
                                            "\n",
                                            "[[1,0,0,4],\n[0,4,1,0],\n[0,1,4,0],[4,0,0,1]]\n",
                                            "Look at " + link,
                                            "Words\n",
                                            "int a[4][4] = {\n",
                                            "<" + link.substr(0, link.size() - 1) + ">\n",
                                            with(joined(rows_of(small, '.', " ")), ' ', "\u00a0"),
                                            "{\"a\": [1, 2]}\n",
                                            "---------\n",
                                            sparse + "\r\n",
                                            in_chunks(large(), {4, 8, 12})};
    const auto read_in_pieces = [](const std::string& text, std::size_t piece) {
        PuzzleTexts texts;
        std::string all;
        const auto take = [&] {
            while (const auto part = texts.next())
                all += std::to_string(part->line) + ": " + std::string(part->text) + "|\n";
        };
        for (std::size_t at = 0; at < text.size(); at += piece) {
            texts.add(std::string_view(text).substr(at, piece));
            take();
        }
        texts.end();
        take();
        return all;
    };
    Random dice(8);
    for (int round = 0; round < 60; ++round) {
        std::string text;
        for (int part = 0; part < 12; ++part)
            text += parts[dice.below(static_cast<std::uint32_t>(parts.size()))];
        const std::string whole = read_in_pieces(text, text.size());
        for (std::size_t piece : {1u, 5u, 64u})
            ASSERT_EQ(read_in_pieces(text, piece), whole) << text;
    }
}

} // namespace
} // namespace engine
