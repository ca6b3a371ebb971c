// Samples of each format from elsewhere are read as their makers mean them.

#include <gtest/gtest.h>

#include "engine/formats/frames.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

// The puzzle that Wikipedia's page on Sudoku shows.
const std::string known =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string givens_of(const std::string& text)
{
    return to_text(read_one(text).givens);
}

// The conventions of the Player's Forum and of Sudopedia: any blank, frames, comments behind.
TEST(ForeignSamples, LinesWithAnyBlank)
{
    for (char blank : std::string(".0*_-?xX")) {
        std::string line = known;
        std::ranges::replace(line, '.', blank);
        EXPECT_EQ(givens_of(line), known) << line;
        EXPECT_EQ(givens_of(line + " # the first one"), known);
    }
    std::string spaced = known;
    std::ranges::replace(spaced, '.', ' ');
    EXPECT_EQ(givens_of(spaced + "\n"), known);
    EXPECT_EQ(detail_of(read_one(known + " # the first one"), Detail::Comment), "the first one");
}

// Kaggle's list of a million puzzles; the bank of grantm/sudoku-exchange-puzzle-bank, with twelve
// characters of a hash in front and a rating behind; gsf's taxonomy, with the puzzle in column 5.
TEST(ForeignSamples, LinesWithColumns)
{
    std::string zeros = known;
    std::ranges::replace(zeros, '.', '0');
    const std::string solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    const SharedPuzzle kaggle = read_one("quizzes,solutions\n" + zeros + "," + solution + "\n");
    EXPECT_EQ(to_text(kaggle.givens), known);
    EXPECT_EQ(to_text(kaggle.solution), solution);
    const SharedPuzzle bank = read_one("0000183b305c " + zeros + "  1.2\n");
    EXPECT_EQ(to_text(bank.givens), known);
    EXPECT_EQ(detail_of(bank, Detail::Comment), "0000183b305c 1.2");
    EXPECT_EQ(givens_of("99480,99408,114,1895," + zeros + ",Easter-Monster,20.00s,0,C21.m/F350642"),
              known);
}

// HoDoKu's clipboard and its manual (hodoku.sourceforge.net): a frame of dots.
TEST(ForeignSamples, GridsWithFrames)
{
    EXPECT_EQ(givens_of("+-------+-------+-------+\n"
                        "| 5 3 . | . 7 . | . . . |\n"
                        "| 6 . . | 1 9 5 | . . . |\n"
                        "| . 9 8 | . . . | . 6 . |\n"
                        "+-------+-------+-------+\n"
                        "| 8 . . | . 6 . | . . 3 |\n"
                        "| 4 . . | 8 . 3 | . . 1 |\n"
                        "| 7 . . | . 2 . | . . 6 |\n"
                        "+-------+-------+-------+\n"
                        "| . 6 . | . . . | 2 8 . |\n"
                        "| . . . | 4 1 9 | . . 5 |\n"
                        "| . . . | . 8 . | . 7 9 |\n"
                        "+-------+-------+-------+\n"),
              known);
}

// Only what is said about the puzzle: the link is not the one that is meant.
TEST(ForeignSamples, ACommentMayNameALinkASectionOrEndWithAComma)
{
    for (const std::string& comment :
         {"from https://sudokuexchange.com/play/?s=" + std::string(81, '0'),
          std::string("not [Puzzle], but"), std::string("one, two,")}) {
        const ReadPuzzles puzzles = read_all("# " + comment +
                                             "\n530070000\n600195000\n098000060\n"
                                             "800060003\n400803001\n700020006\n"
                                             "060000280\n000419005\n000080079\n");
        ASSERT_EQ(puzzles.size(), 1u) << comment;
        ASSERT_TRUE(puzzles[0].puzzle) << comment;
        EXPECT_EQ(to_text(puzzles[0].puzzle->givens), known);
        EXPECT_EQ(detail_of(*puzzles[0].puzzle, Detail::Comment), comment);
    }
}

// A row of candidates may be as long as a line of 81 cells.
TEST(ForeignSamples, RowsOfCandidatesWith81Characters)
{
    std::string text = "5 1234689 1234679 12346789 12346789 1234689 1346789 1346789 1234689\n";
    for (int row = 1; row < 8; ++row)
        text += "12346789 12345689 12345679 123456789 12346789 12345689 13456789 13456789 "
                "12345689\n";
    text += "u1 7 8 13469 2346 349 246 234 9\n";
    const SharedPuzzle puzzle = read_one(text);
    EXPECT_EQ(puzzle.placed[72], 1);
    EXPECT_EQ(puzzle.candidates.at(9).count(), 8) << "12346789";
}

// A grid's comment may end with marks that part the columns of a line.
TEST(ForeignSamples, ACommentIsWrittenOnALineAsItIsReadThere)
{
    const SharedPuzzle grid = read_one("# best of 1999, | \n1 . | . 4\n. 4 | 1 .\n"
                                       "----+----\n. 1 | 4 .\n4 . | . 1\n");
    EXPECT_EQ(detail_of(grid, Detail::Comment), "best of 1999, |");
    const Format& line = format_called("line");
    const std::string text = write(line, grid);
    EXPECT_EQ(text, "1..4.41..14.4..1 # best of 1999\n");
    EXPECT_EQ(write(line, read_one(text)), text);
}

// Drawn with the characters of Unicode, as many web pages do.
TEST(ForeignSamples, GridsWithDrawnFrames)
{
    EXPECT_EQ(givens_of("┌─────┬─────┐\n│ 1 . │ . 4 │\n│ . 4 │ 1 . │\n├─────┼─────┤\n"
                        "│ . 1 │ 4 . │\n│ 4 . │ . 1 │\n└─────┴─────┘\n"),
              "1..4.41..14.4..1");
}

// Project Euler's problem 96.
TEST(ForeignSamples, GridsWithTitles)
{
    const std::string rows = "003020600\n900305001\n001806400\n008102900\n700000008\n006708200\n"
                             "002609500\n800203009\n005010300\n";
    const ReadPuzzles puzzles = read_all("Grid 01\n" + rows + "Grid 02\n" + rows);
    ASSERT_EQ(puzzles.size(), 2u);
    EXPECT_EQ(detail_of(*puzzles[1].puzzle, Detail::Title), "Grid 02");
    EXPECT_EQ(to_text(puzzles[1].puzzle->givens).substr(0, 9), "..3.2.6..");
}

// In the comments of HoDoKu's source (Sudoku2.java): what its own clipboard reads.
TEST(ForeignSamples, CandidatesOfHoDoKuWithMarks)
{
    const SharedPuzzle puzzle =
        read_one("*-----------------------------------------------------------*\n"
                 "| 6     19    2     | 3     19    5     | 4     8     7     |\n"
                 "| 578   19    4     | 28    67    1679  | 3     159   1259  |\n"
                 "| 578   3     57    | 28    4     179   | 19    6     1259  |\n"
                 "|-------------------+-------------------+-------------------|\n"
                 "| 3    *678   568   |*17    2     179   | 1679  159   4     |\n"
                 "| 57    4     1     | 6     379   8     | 2     3579  359   |\n"
                 "| 9     2     67    | 4     5     137   | 167   137   8     |\n"
                 "|-------------------+-------------------+-------------------|\n"
                 "| 2     5    #367   |*17    8     1367  | 179   4     139   |\n"
                 "| 4    *67    9     | 5     1367  2     | 8     137   13    |\n"
                 "| 1    *78    378   | 9     37    4     | 5     2     6     |\n"
                 "*-----------------------------------------------------------*\n");
    EXPECT_EQ(to_text(puzzle.givens),
              "6.23.5487..4...3...3..4..6.3...2...4.416.82..92.45...825..8..4.4.95.28..1..9.4526");
    EXPECT_EQ(to_text(puzzle.candidates.at(28)), "678");
}

// The same comments, of Simple Sudoku: givens, digits, candidates.
TEST(ForeignSamples, ThreeGridsOfSimpleSudoku)
{
    const std::string givens =
        " *-----------*\n |8..|4..|...|\n |.65|...|.42|\n |9..|.8.|1.6|\n |---+---+---|\n"
        " |7..|.65|..8|\n |...|...|...|\n |2..|94.|..5|\n |---+---+---|\n |5.9|.2.|..7|\n"
        " |47.|...|29.|\n |...|..1|..4|\n *-----------*\n";
    const std::string digits =
        " *-----------*\n |8..|4..|...|\n |.65|.7.|.42|\n |9..|.8.|1.6|\n |---+---+---|\n"
        " |7..|.65|..8|\n |...|...|...|\n |2..|94.|..5|\n |---+---+---|\n |5.9|.24|..7|\n"
        " |47.|...|29.|\n |...|791|..4|\n *-----------*\n";
    const std::string candidates =
        "*-----------------------------------------------------------------------------*\n"
        "| 8       123     1237    | 4       135     2369    | 3579    357     39      |\n"
        "| 13      6       5       | 13      7       39      | 89      4       2       |\n"
        "| 9       234     2347    | 235     8       23      | 1       357     6       |\n"
        "|-------------------------+-------------------------+-------------------------|\n"
        "| 7       1349    134     | 123     6       5       | 349     123     8       |\n"
        "| 136     134589  13468   | 1238    13      2378    | 34679   12367   139     |\n"
        "| 2       138     1368    | 9       4       378     | 367     1367    5       |\n"
        "|-------------------------+-------------------------+-------------------------|\n"
        "| 5       138     9       | 368     2       4       | 368     1368    7       |\n"
        "| 4       7       1368    | 3568    35      368     | 2       9       13      |\n"
        "| 36      238     2368    | 7       9       1       | 3568    3568    4       |\n"
        "*-----------------------------------------------------------------------------*\n";
    const SharedPuzzle puzzle = read_one(givens + "\n\n" + digits + "\n\n" + candidates);
    EXPECT_EQ(to_text(puzzle.givens).substr(0, 18), "8..4......65....42");
    EXPECT_EQ(puzzle.placed.at(13), 7);
    EXPECT_EQ(puzzle.placed.at(68), 4 - 4) << "r8c6 is open";
    EXPECT_EQ(puzzle.placed.at(59), 4);
    EXPECT_EQ(to_text(puzzle.candidates.at(1)), "123");
    const SharedPuzzle short_form = read_one(givens + "\n" + candidates);
    EXPECT_EQ(short_form.givens, puzzle.givens);
    EXPECT_EQ(short_form.placed, puzzle.placed);
    EXPECT_EQ(short_form.candidates, puzzle.candidates);
}

// A line in the style of HoDoKu's library (its file reglib-1.3.txt).
TEST(ForeignSamples, LinesOfHoDoKusLibrary)
{
    const SharedPuzzle puzzle =
        read_one(":0000:x:+5+"
                 "346789126721953481983425678597614234268537917139248569615372842874196353452861.."
                 ":::::\n");
    EXPECT_EQ(puzzle.givens.at(0), no_digit);
    EXPECT_EQ(puzzle.placed.at(0), 5);
    EXPECT_EQ(puzzle.givens.at(2), 4);
    const SharedPuzzle with_gone = read_one(":0310:7:" + known + ":113 224:777::\n");
    EXPECT_EQ(to_text(with_gone.givens), known);
    EXPECT_EQ(to_text(with_gone.candidates.at(2)), "24");
    EXPECT_EQ(to_text(read_one("X\t:0000:x:" + std::string(81, '.') + "::::\n").givens),
              std::string(81, '.'));
}

// SudoCue's manual (sudocue.net): SDK and SDX; SadMan Software's page on its SDK files.
TEST(ForeignSamples, SdkAndSdx)
{
    const SharedPuzzle sdk =
        read_one("#ARuud\n#DA random puzzle made by SudoCue\n#CJust start plugging in the numbers\n"
                 "#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://www.sudocue.net/\n"
                 "2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n"
                 ".2.7.1.6.\n.81...24.\n7..4.2..1\n");
    EXPECT_EQ(detail_of(sdk, Detail::Author), "Ruud");
    EXPECT_EQ(detail_of(sdk, Detail::Link), "http://www.sudocue.net/");
    EXPECT_EQ(to_text(sdk.givens).substr(0, 9), "2..1.5..3");
    const SharedPuzzle sadman =
        read_one("#A SadMan\n#D Test\n\n[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n"
                 "4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n[State]\n534.7....\n"
                 "6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
                 "....8..79\n[PencilMarks]\n,,,26,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                 ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n[Colours]\n.........\n");
    EXPECT_EQ(to_text(sadman.givens), known);
    EXPECT_EQ(sadman.placed.at(2), 4);
    EXPECT_EQ(to_text(sadman.candidates.at(3)), "26");
    EXPECT_EQ(detail_of(sadman, Detail::Title), "Test");
}

// The format of SudoCue's positions, from the same manual: a letter before a player's digits.
TEST(ForeignSamples, PositionsOfSudoCue)
{
    const std::string position = "2 679 u8 1 4679 5 469 9 3\n39 5 4 69 69 8 7 1 29\n"
                                 "9 1 69 2 4679 3 4569 8 59\n6 9 2 8 15 7 3 59 4\n"
                                 "34 37 37 5 12456 46 159 2579 259\n1 47 5 3 24 9 8 27 6\n"
                                 "3459 2 39 7 3589 1 59 6 589\n359 8 1 569 3569 6 2 4 579\n"
                                 "7 36 36 4 35689 2 59 359 1\n";
    const SharedPuzzle puzzle = read_one(position);
    EXPECT_EQ(puzzle.givens.at(0), 2);
    EXPECT_EQ(puzzle.givens.at(2), no_digit);
    EXPECT_EQ(puzzle.placed.at(2), 8);
    EXPECT_EQ(to_text(puzzle.candidates.at(1)), "679");
    std::string none = position;
    none.replace(none.find("39 5 4"), 2, "u0");
    EXPECT_EQ(why_unread(none), "row 2, cell 1: \"u0\" is not a digit of 9x9");
}

// Solo (www.chiark.greenend.org.uk/~sgtatham/puzzles): its manual's forms of game IDs.
TEST(ForeignSamples, GameIdsOfSolo)
{
    EXPECT_EQ(read_one("3x3:"
                       "5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9")
                  .layout->id,
              "9x9");
    EXPECT_EQ(givens_of("3x3db:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"),
              known);
    EXPECT_EQ(why_unread("3x3da#123456"), "this ID holds only the seed that Solo makes a puzzle "
                                          "from; copy the \"specific\" ID, with a colon");
}

// GNOME Sudoku's fixed_to_ascii_string(): counts of 1 and 2, 3 and 4 and so on, then places.
TEST(ForeignSamples, CodesOfGnomeSudoku)
{
    // One given, a 1 in row 1, column 1: count 1 of the digit 1 is '"'; the place 0, 0 is '!'.
    const SharedPuzzle puzzle = read_one("#\"!!!!!\n");
    EXPECT_EQ(to_text(puzzle.givens), "1" + std::string(80, '.'));
    // A 2 in row 2, column 3: nine for each 2, then 33 + 1 + 9 * 2.
    EXPECT_EQ(to_text(read_one("#*!!!!4\n").givens),
              std::string(11, '.') + "2" + std::string(69, '.'));
}

// The second link is that of the manual of sudoku-web-app (github.com/grantm/sudoku-web-app).
TEST(ForeignSamples, LinksToSudokuExchange)
{
    const std::string shared =
        "000001230123008040804007650765000000000000000000000123012300804080400765076500000";
    const SharedPuzzle puzzle = read_one("https://sudokuexchange.com/play/?s=" + shared);
    EXPECT_EQ(puzzle.givens.at(5), 1);
    EXPECT_EQ(puzzle.givens.at(78), no_digit);
    EXPECT_EQ(puzzle.givens.at(75), 5);
    EXPECT_EQ(write(format_called("sudoku-exchange"), puzzle),
              "https://sudokuexchange.com/play/?s=" + shared + "\n");
    std::string zeros = known;
    std::ranges::replace(zeros, '.', '0');
    EXPECT_EQ(givens_of("https://sudokuexchange.com/play/?s=" + zeros + "&d=1\n"), known);
}

// The blanks that the Sukaku Explainer knows (github.com/SudokuMonster/SukakuExplainer,
// SudokuIO.java): zeros, dots, stars or low lines; cell by cell, nine characters each.
TEST(ForeignSamples, LinesOfSukaku)
{
    std::string dots;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const char given = known[cell];
        for (char digit = '1'; digit <= '9'; ++digit)
            dots += given == '.' || given == digit ? digit : '.';
    }
    dots[9 * 2 + 6] = '.'; // row 1, cell 3 can't be 7
    for (const char blank : std::string("0.*_")) {
        std::string line = dots;
        std::ranges::replace(line, '.', blank);
        const SharedPuzzle puzzle = read_one(line + "\n");
        EXPECT_EQ(to_text(puzzle.givens), std::string(81, '.')) << "all are candidates: " << blank;
        EXPECT_EQ(to_text(puzzle.candidates.at(0)), "5") << blank;
        EXPECT_EQ(to_text(puzzle.candidates.at(2)), "12345689") << blank;
    }
}

// Two lines of the tests of Tdoku (github.com/t-dillon/tdoku, test/test_puzzles): the number of
// solutions and one of them behind the puzzle.
TEST(ForeignSamples, LinesOfTdokusTests)
{
    const std::string puzzle =
        ".5..83.17...1..4..3.4..56.8....3...9.9.8245....6....7...9....5...729..861.36.72.4";
    EXPECT_EQ(givens_of(puzzle +
                        ":1:65248391797816243531497562882573614979156382443651987226934875154"
                        "7291386183657294"),
              puzzle);
    EXPECT_EQ(
        givens_of("1...5.2.9..7.......6.......2...........5.1..2....2.39.3.4.9...15...1...3..."
                  "8...4.:0"),
        "1...5.2.9..7.......6.......2...........5.1..2....2.39.3.4.9...15...1...3...8...4.");
}

// SDM as OpenSudoku and LibreSudoku read it (github.com/kaajjo/LibreSudoku, SDMParser.kt): nothing
// but lines of 81 digits, with zeros or dots for empty cells. Two puzzles of Tdoku's tests.
TEST(ForeignSamples, FilesOfSdm)
{
    const ReadPuzzles puzzles = read_all(
        "206030000001065070047108050500000029008019406000420001000042800600930000500070130\r\n"
        "..45.21781...9..3....8....46..45.....7.9...128.12.35..4.......935..6.8.7.9.3..62.\r\n");
    ASSERT_EQ(puzzles.size(), 2u);
    for (const ReadPuzzle& each : puzzles)
        ASSERT_TRUE(each.puzzle) << in_english(each.puzzle.why());
    EXPECT_EQ(to_text(puzzles[0].puzzle->givens).substr(0, 9), "2.6.3....");
    EXPECT_EQ(to_text(puzzles[1].puzzle->givens).substr(0, 9), "..45.2178");
}

// Large sizes in the three ways in which programs write digits above 9.
TEST(ForeignSamples, LargeSizes)
{
    std::string ours(256, '.'), letters(256, '.'), from_zero(256, '.');
    const std::string all = "123456789ABCDEFG";
    for (std::size_t digit = 0; digit < 16; ++digit) {
        ours[17 * digit] = all[digit];
        letters[17 * digit] = static_cast<char>('A' + digit);
        from_zero[17 * digit] =
            digit < 10 ? static_cast<char>('0' + digit) : static_cast<char>('A' + digit - 10);
    }
    const Digits givens = read_one(ours).givens;
    EXPECT_EQ(givens.at(255), 16);
    EXPECT_EQ(read_one(letters).givens, givens);
    EXPECT_EQ(read_one(from_zero).givens, givens);
    std::string numbers;
    for (std::size_t cell = 0; cell < 256; ++cell) {
        numbers += givens[cell] == no_digit ? "." : std::to_string(givens[cell]);
        numbers += cell % 16 == 15 ? "\n" : " ";
    }
    EXPECT_EQ(read_one(numbers).givens, givens);
}

TEST(ForeignSamples, SayWhatIsWrongAndWhere)
{
    EXPECT_EQ(why_unread(known.substr(1)), "found 80 cells, needed 81");
    EXPECT_EQ(why_unread(known + "."), "found 82 cells, needed 81");
    EXPECT_EQ(why_unread("abc"), "\"abc\" is no puzzle in any format that is known");
    EXPECT_EQ(why_unread(known.substr(0, 80) + "!"),
              "character 81: \"!\" is not a digit; use 1 to 9, and a dot for an empty cell");
    EXPECT_EQ(why_unread("53..7....\n6..195...\n.98....6\n8...6...3\n4..8.3..1\n7...2...6\n"
                         ".6....28.\n...419..5\n....8..79\n"),
              "row 3 has 8 cells, needed 9");
    EXPECT_EQ(why_unread("53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                         ".6....28.\n...419..5\n"),
              "found 8 rows of 9 cells, needed 9 rows");
    EXPECT_EQ(why_unread("1 2 . .\n3 4 . .\n. . 5 .\n. . . .\n"),
              "row 3, cell 3: \"5\" is not a digit of 4x4");
    EXPECT_EQ(why_unread("19ME-F2VD-BD77-M\n"),
              "this is a code of Cronodoku; make its puzzle with: cronodoku generate --code "
              "19ME-F2VD-BD77-M");
    EXPECT_EQ(why_unread("http://www.sudokuwiki.org/Daily_Sudoku?day=17"),
              "links to www.sudokuwiki.org are not read; paste the puzzle itself");
    EXPECT_EQ(why_unread("123456789123456789........." + std::string(702, '1')),
              "character 29 must be 2 or a dot");
    std::string sukaku;
    for (int cell = 0; cell < 81; ++cell)
        sukaku += cell == 2 ? "........." : "123456789";
    EXPECT_EQ(why_unread(sukaku),
              "row 1, cell 3: no candidate is left there, so this puzzle has no solution");
    EXPECT_EQ(why_unread("windoku:zzzb"),
              "The cells can't be read: there must be 81, written like 5_3b7");
    EXPECT_EQ(why_unread(":0000:x:" + known.substr(1) + "::::"),
              "the position has 80 cells, which do not fit its layout");
}

} // namespace
} // namespace engine
