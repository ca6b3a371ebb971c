// The XML, JSON, links and saves of other programs: samples after the published descriptions of
// their formats are read as their makers mean them, and what can't be told is refused by name.

#include <gtest/gtest.h>

#include "engine/formats/foreign_text.h"
#include "engine/formats/frames.h"
#include "engine/formats/lz_string.h"
#include "engine/formats/xml_text.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

const std::string wikipedia =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string with_zeros(std::string cells)
{
    std::ranges::replace(cells, '.', '0');
    return cells;
}

std::string in_folder(const std::string& games)
{
    return "<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku version=\"2\">\n"
           "<folder name=\"Mine\" created=\"1351850000000\">\n" +
           games + "</folder>\n</opensudoku>\n";
}

// A cell of a game, 81 times, the first one otherwise.
std::string game_of(const std::string& version, const std::string& first, const std::string& cell)
{
    std::string data = "version: " + version + "&#10;" + first;
    for (int number = 1; number < 81; ++number)
        data += cell;
    return "<game state=\"0\" time=\"1\" data=\"" + data + "\" note=\"A &amp; B\"/>\n";
}

// OpenSudoku (gitlab.com/opensudoku), SudokuBoard and Cell: versions 0 to 5 of the data of a game.
TEST(OtherPrograms, GamesOfOpenSudoku)
{
    const std::string text = in_folder(
        "<game data=\"" + with_zeros(wikipedia) + "\"/>\n" + game_of("1", "5|-|0|", "0|1,9,|1|") +
        game_of("2", "5|0||0|", "0|257||1|") + game_of("3", "5|0|1|", "0|257|1|") +
        game_of("4", "5|0|0|1|", "0|257|2|1|") + game_of("5", "5|0|0|3|0|", "0|257|0|7|1|"));
    const ReadPuzzles puzzles = read_all(text);
    ASSERT_EQ(puzzles.size(), 6u);
    for (const ReadPuzzle& each : puzzles) {
        ASSERT_TRUE(each.puzzle) << in_english(each.puzzle.why());
        EXPECT_EQ(each.format->id, "opensudoku");
    }
    EXPECT_EQ(to_text(puzzles[0].puzzle->givens), wikipedia);
    EXPECT_EQ(puzzles[4].number, 5);
    for (std::size_t game : {1u, 2u, 5u})
        EXPECT_EQ(puzzles[game].puzzle->givens[0], 5) << game;
    for (std::size_t game : {3u, 4u})
        EXPECT_EQ(puzzles[game].puzzle->placed[0], 5) << game;
    for (std::size_t game = 1; game < 6; ++game)
        EXPECT_EQ(to_text(puzzles[game].puzzle->candidates.at(80)), "19") << game;
    EXPECT_EQ(to_text(puzzles[4].puzzle->corner_notes.at(80)), "2");
    EXPECT_EQ(detail_of(*puzzles[1].puzzle, Detail::Comment), "A & B");
}

// The first version of OpenSudoku's files, and lists of Sudoku 10'000 as LibreSudoku's
// GsudokuParser reads them.
TEST(OtherPrograms, OlderFilesOfOpenSudokuAndSudoku10000)
{
    const std::string game = "<game data=\"" + with_zeros(wikipedia) + "\"/>";
    EXPECT_EQ(
        read_all("<opensudoku><name>Easy</name><author>x</author>" + game + game + "</opensudoku>")
            .size(),
        2u);
    const SharedPuzzle listed = read_one("<onegravitysudoku><sudoku data=\"" + wikipedia +
                                         "\" level=\"2\"/></onegravitysudoku>");
    EXPECT_EQ(to_text(listed.givens), wikipedia);
}

TEST(OtherPrograms, FoldersAreReadWhileTheyArrive)
{
    const std::string game = "<game data=\"" + with_zeros(wikipedia) + "\"/>\n";
    std::string games;
    for (int number = 0; number < 500; ++number)
        games += game;
    const std::string text = in_folder(games);
    PuzzleTexts texts;
    std::size_t found = 0;
    for (std::size_t at = 0; at < text.size() / 2; at += 7) {
        texts.add(std::string_view(text).substr(at, 7));
        while (const auto part = texts.next()) {
            EXPECT_EQ(part->line, 4 + found);
            EXPECT_EQ(std::string(part->text) + "\n", game);
            ++found;
        }
    }
    EXPECT_GT(found, 240u) << "although the document has not ended";
    EXPECT_EQ(read_all(text + text).size(), 1000u) << "two documents";
    const ReadPuzzles cut = read_all(text.substr(0, text.size() / 2));
    EXPECT_GT(cut.size(), 240u);
    ASSERT_FALSE(cut.back().puzzle);
    EXPECT_EQ(in_english(cut.back().puzzle.why()),
              "the XML ends too early: an element is not closed");
}

TEST(OtherPrograms, OpenSudokuSaysWhatIsWrong)
{
    EXPECT_EQ(why_unread(in_folder("<game data=\"123\"/>")), "\"data\": found 3 cells, needed 81");
    EXPECT_EQ(why_unread(in_folder("<game data=\"version: 9&#10;\"/>")),
              "\"data\" has the version \"9\", needed 1 to 5");
    EXPECT_EQ(why_unread(in_folder(game_of("1", "5|-|0|", "0|x|1|"))),
              "\"data\": the cell R1C2 is \"0|x|1|\", which can't be read");
    EXPECT_EQ(why_unread("<opensudoku></opensudoku>"),
              "it holds no element \"game\" with an attribute \"data\"");
    Random dice(31);
    const Attempt may =
        can_write(format_called("opensudoku"), random_puzzle(*find_layout("windoku"), dice));
    ASSERT_FALSE(may);
    EXPECT_EQ(in_english(may.why()), "the format opensudoku has no windoku");
}

std::string
ksudoku_of(const std::string& graph, const std::string& values, const std::string& history = "")
{
    return "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"123456\">\n"
           "  <puzzle>\n   " +
           graph + "\n   <values>" + values + "</values>\n  </puzzle>\n  <history>" + history +
           "</history>\n </game>\n</ksudoku>\n";
}

// KSudoku (invent.kde.org/games/ksudoku), src/gui/serializer.cpp: cells are numbered column by
// column, and b is the digit 1.
TEST(OtherPrograms, GamesOfKSudoku)
{
    std::string values(81, '_');
    values[0] = 'f'; // 5 in r1c1
    values[9] = 'd'; // 3 in r1c2
    values[1] = 'g'; // 6 in r2c1
    const SharedPuzzle puzzle =
        read_one(ksudoku_of("<graph order=\"9\" type=\"sudoku\"/>", values,
                            "<simple-event index=\"18\" value=\"4\"/>"
                            "<simple-event index=\"27\" markers=\"010000100\"/>"
                            "<simple-event index=\"2\" value=\"7\"/>"
                            "<simple-event index=\"2\" value=\"0\"/>"));
    EXPECT_EQ(puzzle.layout->id, "9x9");
    EXPECT_EQ(to_text(puzzle.givens), "53.......6" + std::string(71, '.'));
    EXPECT_EQ(to_text(puzzle.placed), "..4" + std::string(78, '.'));
    EXPECT_EQ(to_text(puzzle.candidates.at(3)), "27");
}

// The same, with groups and cages as in src/shapes: a killer of 4x4, with the operators that
// KSudoku has for Mathdoku, too.
TEST(OtherPrograms, CagesOfKSudoku)
{
    const auto graph = [](const std::string& type, const std::string& cage) {
        return "<graph order=\"4\" type=\"custom\" name=\"x\" specific-type=\"" + type +
               "\" sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" ncliques=\"1\"><sudokugroups at=\"0\" "
               "withblocks=\"1\"/>" +
               cage + "</graph>";
    };
    const std::string values(16, '_');
    const SharedPuzzle killer = read_one(
        ksudoku_of(graph("KillerSudoku", "<cage operator=\"4\" value=\"5\" size=\"2\">4 8</cage>"
                                         "<cage operator=\"0\" value=\"3\" size=\"1\">0</cage>"),
                   values));
    EXPECT_EQ(killer.layout->id, "killer-4x4");
    ASSERT_EQ(killer.grid->cages().size(), 2u);
    EXPECT_EQ(killer.grid->cages()[0].sum, 5);
    EXPECT_EQ(to_text(*killer.grid, killer.grid->cages()[0].cells.back()), "r1c3");
    EXPECT_EQ(why_unread(ksudoku_of(
                  graph("KillerSudoku", "<cage operator=\"3\" value=\"5\" size=\"2\">4 8</cage>"),
                  values)),
              "a cage has a difference, product or quotient, which this game does not know");
    EXPECT_EQ(why_unread(ksudoku_of(graph("Mathdoku", ""), values)),
              "this is a Mathdoku, whose cages may repeat digits, which this game does not know");
    EXPECT_EQ(why_unread(ksudoku_of("<graph order=\"9\" type=\"roxdoku\"/>", values)),
              "this is a cube (Roxdoku), which this game does not know");
    EXPECT_EQ(why_unread(ksudoku_of("<graph order=\"9\" type=\"sudoku\"/>", values)),
              "\"values\": found 16 cells, needed 81");
    EXPECT_EQ(why_unread(ksudoku_of(graph("Plain", ""), values, "<complex-event/>")),
              "the history has an element \"complex-event\", which can't be read; without the "
              "history the puzzle can");
}

// Compressed by lz-string 1.5.0, the codec of f-puzzles and SudokuPad
// (github.com/pieroxy/lz-string).
TEST(OtherPrograms, TextsThatLzStringCompressed)
{
    for (const auto& [plain, packed] : {std::pair<std::string, std::string>("", "Q==="),
                                        {"a", "IZA="},
                                        {"abababababababab", "IYI17SKA"},
                                        {"Sudoku 数独 🧩 é", "MoVwJg9g1iAEgOpoG6daD4Nwl7uwJdA="},
                                        {std::string(32, 'a'), "IY18ZZA="}}) {
        EXPECT_EQ(compress_lz(to_utf16(plain)), packed);
        const LzText text = decompress_lz(packed, 100);
        EXPECT_FALSE(text.fault) << packed;
        EXPECT_EQ(to_utf8(text.text), plain);
    }
    Random dice(32);
    for (int round = 0; round < 200; ++round) {
        std::u16string text;
        for (std::uint32_t letters = dice.below(900); letters > 0; --letters)
            text += static_cast<char16_t>(dice.coin() ? 'a' + dice.below(4) : dice.below(0x3000));
        EXPECT_EQ(decompress_lz(compress_lz(text), 1000).text, text);
    }
}

// A 4x4 with title, author, rules, a placed 2 and notes; then with a cage and diagonals; then with
// a thermometer. Made of JSON as f-puzzles exports it, by lz-string itself.
const std::string small_code = "N4IgzglgXgpiBcAWANCALhNAbO8QGUBbAQyyxFWIFc0ALAewCcEQA5egI3oBMBPCkIy"
                               "o4wMNC3aMSWAARCRAOgEBzRhG4IA"
                               "2ptAA3UlVwBGVMoi6YAOwRohMAL7I9B3ACZHoAMZW0MRgAUrTwgsAFliRgBrMC1XZAB"
                               "mAF1UTyZLP0DLYLCI6K0kjxB9LEME"
                               "FBAzC2t4W0N7ZJ1C4tKkU3MrGzsmlwQTCvbq2ocneuRGpyKe+"
                               "D7KjpquiebcctnBheBRnUmS5baqzrqRo+cd3r25ofrE+yA"
                               "==";
const std::string cage_code =
    "N4IgzglgXgpiBcAWANCALhNAbO8QGUBbAQyyxFWIFc0ALAewCcEQA5egI3oBMBPCkIyo4wMNC3aMSWAARCRAOgEBzRhG4I"
    "A"
    "2ptAA3UlVwBGVMoi6YAOwRohMAL7I9B3ACZHoAMZW0MRgAUrTwgsAFliRgBrMC1XZABmAF1UTyZLP0DLYLCI6K0kjxB9LE"
    "ME"
    "FBAzC2t4W0N7ZJ1C4tKkU3MrGzsmlwQTCvbq2ocneuRGpyKe+D7KjpquiebcctnBheBRnUmS5baqzrqRo+"
    "cd3r25ofrkkEiQ"
    "nEZPYmVcLe8yGPhNEAAlIwBhIwCX5/Vwga5LFjxECjEDcCBPeiWUgAagOMFQcIRSKwAFo0fYgA===";
const std::string thermometer_code =
    "N4IgzglgXgpiBcAWANCALhNAbO8QGUBbAQyyxFWIFc0ALAewCcEQA5egI3oBMBPCkIyo4wMNC3aMSWAARCRAOgEBzRhG4I"
    "A"
    "2ptAA3UlVwBGVMoi6YAOwRohMAL7I9B3ACZHoAMZW0MRgAUrTwgsAFliRgBrMC1XZABmAF1UTyZLP0DLYLCI6K0kjxB9LE"
    "ME"
    "FBAzC2t4W0N7ZJ1C4tKkU3MrGzsmlwQTCvbq2ocneuRGpyKe+D7KjpquiebcctnBheBRnUmS5baqzrqRo+"
    "cd3r25ofrkkEiQ"
    "nEZPYmVcLe8yGPhNEAAlIwBhIwCX5/Vwga5LFjxECjEDcCBPeiWUgAagOMFQcIRSKwAFo0ag6H5CPRCGI/"
    "FpQFgIOkPtofv9"
    "AahgaDEol6vYgA===";

TEST(OtherPrograms, LinksToFpuzzles)
{
    const SharedPuzzle puzzle = read_one("https://f-puzzles.com/?load=" + small_code);
    EXPECT_EQ(puzzle.layout->id, "4x4");
    EXPECT_EQ(to_text(puzzle.givens), "1..4.41..14.4..1");
    EXPECT_EQ(puzzle.placed.at(1), 2);
    EXPECT_EQ(to_text(puzzle.candidates.at(2)), "23");
    EXPECT_EQ(to_text(puzzle.corner_notes.at(2)), "3");
    EXPECT_EQ(detail_of(puzzle, Detail::Title), "Small");
    EXPECT_EQ(detail_of(puzzle, Detail::Author), "Nobody");
    EXPECT_EQ(detail_of(puzzle, Detail::Rules), "Normal rules.");
    std::string with_blanks = small_code; // as some programs paste it
    std::ranges::replace(with_blanks, '+', ' ');
    for (const std::string& link :
         {"www.f-puzzles.com/?load=" + with_blanks, "fpuz" + small_code, "fpuzzles" + small_code,
          "https://sudokupad.app/fpuz" + small_code,
          "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + small_code})
        EXPECT_TRUE(read_one(link) == puzzle) << link;
    const SharedPuzzle killer = read_one("https://f-puzzles.com/?load=" + cage_code);
    EXPECT_EQ(killer.layout->id, "4x4+diagonals+killer");
    EXPECT_EQ(killer.grid->cages().at(0).sum, 3);
}

// A link in the manual of sudoku_formats (github.com/lisudoku/sudoku_formats), and one of the tests
// of SudokuSolver (github.com/dclamage/SudokuSolver, SumConstraintTests.cs) with two cages.
TEST(OtherPrograms, LinksToFpuzzlesFromElsewhere)
{
    const SharedPuzzle one = read_one(
        "https://f-puzzles.com/"
        "?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwg"
        "TOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A");
    EXPECT_EQ(one.layout->id, "9x9");
    EXPECT_EQ(to_text(one.givens), "1" + std::string(80, '.'));
    const SharedPuzzle killer =
        read_one("https://www.f-puzzles.com/"
                 "?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/"
                 "nQaCR3PgIm9hk0UM6zR4rssX0QAawgAbLTAwBjAIZo48QiH0wdYfCABKARgDCDkKjsAmFyDUA3Q1oArqY"
                 "giCAUFlZaN"
                 "mb2zh5ucU4AzImeTgnuXqnuyRk+"
                 "qP5BIcmpRGqG+gAuEL4wTgD2AHZgVRiGEE1VMXggANLauhgABE7GcLREQA=");
    EXPECT_EQ(killer.layout->id, "killer-9x9");
    ASSERT_EQ(killer.grid->cages().size(), 2u);
    EXPECT_EQ(killer.grid->cages()[0].sum + killer.grid->cages()[1].sum, 9 + 33);
}

// The JSON in that last link, as f-puzzles exports it.
TEST(OtherPrograms, JsonOfFpuzzlesFromElsewhere)
{
    std::string grid;
    for (int row = 0; row < 9; ++row)
        grid += std::string(row == 0 ? "" : ",") + "[{},{},{},{},{},{},{},{},{}]";
    const SharedPuzzle killer = read_one(
        R"({"size":9,"grid":[)" + grid +
        R"(],"killercage":[{"cells":["R1C1","R2C1"],"value":"9"},{"cells":["R1C2","R1C3","R2C2",)"
        R"("R2C3","R3C2"],"value":"33"}],"activeConstraints":["Killer Cage"]})");
    EXPECT_EQ(killer.layout->id, "killer-9x9");
    ASSERT_EQ(killer.grid->cages().size(), 2u);
    EXPECT_EQ(killer.grid->cages()[1].cells.size(), 5u);
}

TEST(OtherPrograms, CluesThatAreNotKnownAreNamed)
{
    EXPECT_EQ(why_unread("https://f-puzzles.com/?load=" + thermometer_code),
              "the puzzle has \"thermometer\", which this game does not know");
    const auto json = [](const std::string& more) {
        return "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]" +
               more + "}";
    };
    EXPECT_EQ(why_unread(json("")), "");
    EXPECT_EQ(why_unread(json(",\"arrow\":[],\"nonconsecutive\":false")), "");
    EXPECT_EQ(why_unread(json(",\"nonconsecutive\":true")),
              "the puzzle has \"nonconsecutive\", which this game does not know");
    EXPECT_EQ(why_unread(json(",\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]")),
              "the puzzle has \"line\", which this game does not know");
    EXPECT_EQ(why_unread(json(",\"diagonal+\":true")),
              "the puzzle has only one diagonal, which this game does not know");
    EXPECT_EQ(
        why_unread(json(",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"-1\"}]")),
        "the cage of R1C1 has the sum -1, which no digits have");
    EXPECT_EQ(why_unread(json(",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"x\"}]")),
              "the value of \"killercage\" must be a sum");
    EXPECT_EQ(why_unread(json(",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C1\"]}]")),
              "the cage of R1C1 lists one of its cells twice");
    EXPECT_EQ(why_unread(json(",\"killercage\":[{\"cells\":[\"R9C1\"],\"value\":\"3\"}]")),
              "the cells of \"killercage\" must be written like R1C2");
    EXPECT_EQ(why_unread(json(",\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]")),
              "there are extra regions other than those of Windoku, and this game does not know "
              "them");
    EXPECT_EQ(why_unread("{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{}],[],[]]}"),
              "row 2 has 3 cells, needed 4");
    EXPECT_EQ(why_unread("{\"size\":4,\"grid\":[[{},{\"value\":7},{},{}],[],[],[]]}"),
              "\"value\" of R1C2 can't be read");
    EXPECT_EQ(why_unread("{\"size\":4,\"grid\":[[{},{\"givenPencilMarks\":[1]},{},{}],[],[],[]]}"),
              "R1C2 has \"givenPencilMarks\", which this game does not know");
}

// SudokuPad's sudokutools (github.com/SudokuPad/sudokutools), src/compression: the empty grid and a
// puzzle of 17 givens.
TEST(OtherPrograms, CodesOfSudokuPad)
{
    EXPECT_EQ(to_text(read_one("https://sudokupad.app/scfoooooooooooooK").givens),
              std::string(81, '.'));
    const std::string seventeen =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    const SharedPuzzle puzzle = read_one("scfo0BsUqoFERchBnNOWFpKIa");
    EXPECT_EQ(with_zeros(to_text(puzzle.givens)), seventeen);
    EXPECT_EQ(write(format_called("sudokupad"), puzzle),
              "https://sudokupad.app/scfo0BsUqoFERchBnNOWFpKIa\n");
    EXPECT_EQ(read_one("scfo0BsUqoFERchBnNOWFpKIax").layout->id, "x-9x9");
    EXPECT_EQ(read_one("sudokupad.app/sudoku/scfo0BsUqoFERchBnNOWFpKIaw").layout->id, "windoku");
    // The older packing: A to Z and so on are runs of blanks.
    EXPECT_EQ(to_text(read_one("classic" + std::string(8, '1') + "BYYLM1").givens),
              "11111111." + std::string(71, '.') + "1");
    EXPECT_EQ(why_unread("scfooooooooooooooooK"), "found 84 cells, needed 81");
    EXPECT_EQ(
        why_unread("https://sudokupad.app/ctcN4IgzglgXgpiBcAWA"),
        "SudokuPad's own form (ctc, scl) tells its rules in words and drawings only, so it is "
        "not read: copy the puzzle in the form of f-puzzles (fpuz)");
}

TEST(OtherPrograms, LinksThatOnlyNameAPuzzle)
{
    for (const char* link :
         {"https://sudokupad.app/abc123xyz", "https://f-puzzles.com/?id=yd4k3x2",
          "https://app.crackingthecryptic.com/sudoku/gHq8rmm2Dp", "https://www.f-puzzles.com/"})
        EXPECT_EQ(why_unread(link),
                  "this link only names a puzzle that is stored on a server, and holds none: open "
                  "it in a browser, and copy the puzzle or a longer link from there")
            << link;
    EXPECT_EQ(to_text(read_one(wikipedia + " # https://sudokupad.app/abc123xyz").givens),
              wikipedia);
}

// GNOME Sudoku (gitlab.gnome.org/GNOME/gnome-sudoku), lib/sudoku-saver.vala.
TEST(OtherPrograms, GamesOfGnomeSudoku)
{
    const SharedPuzzle puzzle =
        read_one("{\n  \"difficulty_category\" : \"Hard Difficulty\",\n  \"time_elapsed\" : 12.5,\n"
                 "  \"cells\" : [\n    {\"position\" : [0, 1], \"value\" : 3, \"fixed\" : true, "
                 "\"earmarks\" : []},\n    {\"position\" : [8, 0], \"value\" : 4, \"fixed\" : "
                 "false, \"earmarks\" : []},\n    {\"position\" : [1, 2], \"value\" : 0, \"fixed\" "
                 ": false, \"earmarks\" : [2, 9]}\n  ]\n}\n");
    EXPECT_EQ(puzzle.givens.at(1), 3);
    EXPECT_EQ(puzzle.placed.at(72), 4);
    EXPECT_EQ(to_text(puzzle.candidates.at(11)), "29");
    EXPECT_EQ(detail_of(puzzle, Detail::Level), "Hard Difficulty");
    EXPECT_EQ(why_unread("{\"time_elapsed\":1,\"cells\":[{\"position\":[0,9]}]}"),
              "\"cells\", number 1: its \"position\" can't be read");
}

// LibreSudoku (github.com/kaajjo/LibreSudoku): BackupData, SudokuBoard, SavedGame, SudokuParser.
TEST(OtherPrograms, BackupsOfLibreSudoku)
{
    const std::string backup =
        "{\"appVersionName\":\"2.0\",\"appVersionCode\":20,\"backupSchemeVersion\":1,"
        "\"createdAt\":1700000000,\"boards\":[{\"uid\":1,\"initialBoard\":\"" +
        with_zeros(wikipedia) +
        "\",\"solvedBoard\":\"\",\"difficulty\":\"Easy\",\"type\":\"Default9x9\",\"folderId\":null}"
        ","
        "{\"uid\":2,\"initialBoard\":\"c" +
        std::string(143, '0') +
        "\",\"solvedBoard\":\"\",\"difficulty\":\"Hard\",\"type\":\"Default12x12\"},"
        "{\"uid\":3,\"initialBoard\":\"" +
        std::string(36, '0') +
        "\",\"solvedBoard\":\"\",\"difficulty\":\"Hard\",\"type\":\"Killer6x6\",\"killerCages\":"
        "\"[{\\\"id\\\":0,\\\"sum\\\":5,\\\"cells\\\":[{\\\"row\\\":0,\\\"col\\\":1},"
        "{\\\"row\\\":0,\\\"col\\\":2}]}]\"}],\"savedGames\":[{\"uid\":1,\"currentBoard\":\"534" +
        with_zeros(wikipedia).substr(3) + "\",\"notes\":\"0,3,2;0,3,6;\",\"timer\":5}]}";
    const ReadPuzzles puzzles = read_all(backup);
    ASSERT_EQ(puzzles.size(), 3u);
    for (const ReadPuzzle& each : puzzles)
        ASSERT_TRUE(each.puzzle) << in_english(each.puzzle.why());
    EXPECT_EQ(to_text(puzzles[0].puzzle->givens), wikipedia);
    EXPECT_EQ(puzzles[0].puzzle->placed.at(2), 4);
    EXPECT_EQ(to_text(puzzles[0].puzzle->candidates.at(3)), "26");
    EXPECT_EQ(puzzles[1].puzzle->givens.at(0), 12);
    EXPECT_EQ(puzzles[2].puzzle->layout->id, "killer-6x6");
    EXPECT_EQ(puzzles[2].puzzle->grid->cages().at(0).sum, 5);
}

TEST(OtherPrograms, CagesWithoutASumMaySayItInOtherWords)
{
    const std::string row = "[{},{},{},{}]";
    for (const char* value : {"null", "\"\"", "\"0\"", "0", "\"?\"", "\" \"", "\"-\"", "false"}) {
        const SharedPuzzle puzzle =
            read_one("{\"size\":4,\"grid\":[" + row + "," + row + "," + row + "," + row +
                     "],\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":" + value + "}]}");
        ASSERT_TRUE(puzzle.grid) << value;
        ASSERT_EQ(puzzle.grid->cages().size(), 1u) << value;
        EXPECT_FALSE(puzzle.grid->cages()[0].has_sum()) << value;
    }
    for (const char* sum : {"", "\\\"sum\\\":null,", "\\\"sum\\\":0,"}) {
        const SharedPuzzle puzzle = read_one(
            "{\"boards\":[{\"uid\":3,\"initialBoard\":\"" + std::string(36, '0') +
            "\",\"solvedBoard\":\"\",\"difficulty\":\"Hard\",\"type\":\"Killer6x6\","
            "\"killerCages\":"
            "\"[{" +
            sum +
            "\\\"cells\\\":[{\\\"row\\\":0,\\\"col\\\":1},{\\\"row\\\":0,\\\"col\\\":2}]}]\"}]}");
        ASSERT_TRUE(puzzle.grid) << sum;
        EXPECT_FALSE(puzzle.grid->cages().at(0).has_sum()) << sum;
    }
}

// Simon Tatham's puzzles (git.tartarus.org/?p=simon/puzzles.git), midend.c and solo.c: a move that
// was undone, a mark that was taken back, and one of another game.
TEST(OtherPrograms, SavesOfSolo)
{
    const std::string head =
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
        "PARAMS  :5:3x3da\nCPARAMS :7:2x2r2db\nDESC    :12:1b4a4_1b1_4a\n";
    const std::string id = "2x2:1b4a4_1b1_4a4b1";
    const std::string save =
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
        "PARAMS  :5:3x3da\nCPARAMS :7:2x2r2db\nSEED    :15:123456789012345\n"
        "DESC    :15:1b4a4_1b1_4a4b1\nNSTATES :1:6\nSTATEPOS:1:5\nMOVE    :6:R1,0,2\n"
        "MOVE    :6:P2,0,3\nMOVE    :6:P2,0,2\nMOVE    :6:P2,0,2\nMOVE    :6:R2,0,3\n";
    const SharedPuzzle puzzle = read_one(save);
    EXPECT_EQ(puzzle.givens, read_one(id).givens);
    EXPECT_EQ(to_text(puzzle.placed), ".2" + std::string(14, '.'));
    EXPECT_EQ(to_text(puzzle.candidates.at(2)), "3");
    EXPECT_EQ(why_unread("SAVEFILE:1:x\nGAME    :4:Mine\n"),
              "this is a save of the game Mine, needed Solo");
    EXPECT_EQ(why_unread("SAVEFILE:1:x\nGAME    :9:Solo\n"),
              "line 2 of the save is damaged: needed are eight characters, a length and as many "
              "characters, with colons between them");
    EXPECT_FALSE(why_unread(head).empty());
}

// Small texts that would fill memory, the stack or the processor's time.
TEST(OtherPrograms, HostileTextsAreRefusedInASentence)
{
    const std::string bomb = compress_lz(std::u16string(3'000'000, u'a'));
    ASSERT_LT(bomb.size(), 5'000u);
    EXPECT_EQ(why_unread("https://f-puzzles.com/?load=" + bomb),
              "the code holds more than 2097152 characters, which no puzzle needs");
    std::string deep;
    for (int level = 0; level < 50'000; ++level)
        deep += "[";
    EXPECT_EQ(why_unread("{\"size\":9,\"grid\":" + deep + std::string(50'000, ']') + "}"),
              "more than 32 brackets are within each other, which no puzzle needs");
    std::string many = "{\"size\":9,\"grid\":[";
    for (int value = 0; value < 600'000; ++value)
        many += "1,";
    EXPECT_EQ(why_unread(many + "1]}"), "it holds more than 524288 values, which no puzzle needs");
    std::string nested;
    for (int level = 0; level < 50'000; ++level)
        nested += "<a>";
    EXPECT_EQ(why_unread("<ksudoku>" + nested),
              "more than 32 elements are within each other, which no puzzle needs");
    EXPECT_EQ(why_unread("<!DOCTYPE opensudoku [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
                         "\"&a;&a;&a;&a;&a;\">]><opensudoku><game data=\"&b;\"/></opensudoku>"),
              "it uses the entity \"a\", and entities are not read: they may stand for anything");
    EXPECT_EQ(why_unread("<ksudoku><game></puzzle>"),
              "this is no valid XML: something is wrong at line 1, column 18");
    EXPECT_EQ(why_unread("{\"size\":9,\"grid\":[}"),
              "this is no valid JSON: something is wrong at line 1, column 19");
    EXPECT_EQ(why_unread("{\"size\":9,\"grid\":["),
              "the JSON ends too early: a bracket or quote is missing at its end");
    EXPECT_EQ(why_unread("fpuz" + std::string(small_code, 0, 100)),
              "the code is cut off: its end is missing");
}

// What is written in a format, with bytes of it changed, is read or refused, and what is read is
// written and read again alike. The fuzzer of formats goes on from there.
TEST(OtherPrograms, ChangedTextsAreReadOrRefused)
{
    Random dice(33);
    const Extras extras{.placed = true, .candidates = true, .corner_notes = true};
    for (const Format* format : all_formats()) {
        if (!format->write)
            continue;
        for (const char* layout : {"9x9", "killer-6x6", "jigsaw-x-9x9", "windoku", "twodoku"}) {
            SharedPuzzle puzzle = random_puzzle(*find_layout(layout), dice, extras);
            for (int cut = 0; cut < 2 && !can_write(*format, puzzle); ++cut)
                puzzle = cut == 0 ? only_givens(puzzle) : puzzle;
            if (!can_write(*format, puzzle))
                continue;
            const std::string text =
                std::string(format->head) + write(*format, puzzle) + std::string(format->foot);
            for (int round = 0; round < 60; ++round) {
                std::string changed = text;
                for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) {
                    const auto at = dice.below(static_cast<std::uint32_t>(changed.size()));
                    switch (dice.below(3)) {
                    case 0:
                        changed[at] = static_cast<char>(dice.below(256));
                        break;
                    case 1:
                        changed.erase(at, 1 + dice.below(9));
                        break;
                    default:
                        changed.insert(at, changed.substr(at, 1 + dice.below(30)));
                    }
                }
                for (const ReadPuzzle& each : read_all(changed)) {
                    if (!each.puzzle || !can_write(*format, *each.puzzle))
                        continue;
                    const std::string again = std::string(format->head) +
                                              write(*format, *each.puzzle) +
                                              std::string(format->foot);
                    const SharedPuzzle reread = read_one(again);
                    ASSERT_TRUE(reread.grid) << changed;
                    EXPECT_EQ(std::string(format->head) + write(*format, reread) +
                                  std::string(format->foot),
                              again)
                        << changed;
                }
            }
        }
    }
}

} // namespace
} // namespace engine
