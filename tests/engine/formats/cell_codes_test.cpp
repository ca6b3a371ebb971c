// The forums' texts of killers and jigsaws: one puzzle in each of them, and what is wrong with
// others.

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "engine/rules/drawn_grid.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

// One killer of this game, without givens, as Solo would write it and as forums do.
const std::string killer_of_solo =
    "3x3k:zzzc,_c____a___ca_aaa__a____b_______a_cbb__aaa_bea_a___a_a___a_aaaaba_a_a______"
    "a__a_____aba_b_a,21_25c10_19_4b17a12i11_11a13b8a20a15a13_12_9_13_10c13e24_15b25j22a7"
    "_19_17c20i";
const std::string killer_of_ps =
    "3x3::k:5376:6401:6401:6401:6401:2562:4867:1028:4867:5376:4357:4357:3078:6401:2562:48"
    "67:4867:4867:5376:5376:3078:3078:2823:2824:2824:3337:3337:5376:2058:2058:5131:2823:3"
    "852:3852:3341:3086:2319:3344:2577:5131:5131:5131:3346:3341:3086:2319:3344:2577:6163:"
    "3860:3346:3346:6421:3086:6163:6163:6163:6163:3860:3860:3860:6421:6421:5654:5654:1815"
    ":4888:4377:4377:6421:6421:5146:5654:5654:1815:4888:4888:4888:5146:5146:5146:";
const std::string killer_of_sumocue =
    "SumoCueV1=21=25+1+1+1=10=19=4+6+0=17+10=12+1+5+6+6+6+0+0+12+12=11=11+23=13+25+0=8+28"
    "=20+22=15+32=13=12=9=13=10+30+30+30=13+34+35+36+37+38=24=15+42+42=25+35+48+48+48+48+"
    "49+49+49+52+52=22+63=7=19=17+67+52+52=20+63+63+65+66+66+66+71+71+71";
const std::string short_killer =
    "LP<<<AJ4v^H<C^^^<<^<>^BB<D<^8<K^F<DC9DA^<<D^^^^^OF>^P^>>>^^<<^<M<7JH<>^K^^^^<<>>^";

// A jigsaw of this game.
const std::string jigsaw_cells =
    "...436.51.......28.2...8...3..2.5.6..1.3..8.48.4....1..62........79.....1.3.24...";
const std::string jigsaw_regions =
    "111123333111422333551422336551442266555442666554442677888996677888999977888999777";
const std::string jigsaw_of_sumocue =
    "SumoCueV1=0J0=0J0=0J0=4J0=3J1=6J2=0J2=5J2=1J2=0J0=0J0=0J0=0J3=0J1=0J1=0J2=2J2=8J2=0J"
    "4=2J4=0J0=0J3=0J1=8J1=0J2=0J2=0J5=3J4=0J4=0J0=2J3=0J3=5J1=0J1=6J5=0J5=0J4=1J4=0J4=3J"
    "3=0J3=0J1=8J5=0J5=4J5=8J4=0J4=4J3=0J3=0J3=0J1=0J5=1J6=0J6=0J7=6J7=2J7=0J8=0J8=0J5=0J"
    "5=0J6=0J6=0J7=0J7=7J7=9J8=0J8=0J8=0J8=0J6=0J6=1J7=0J7=3J7=0J8=2J8=4J8=0J6=0J6=0J6";

std::string format_of(const std::string& text)
{
    const ReadPuzzles puzzles = read_all(text);
    EXPECT_EQ(puzzles.size(), 1u) << text;
    return puzzles.empty() || !puzzles.front().format ? ""
                                                      : std::string(puzzles.front().format->id);
}

std::string with_spaces_and_lines(const std::string& text, std::size_t width)
{
    std::string cut;
    for (std::size_t at = 0; at < text.size(); at += width)
        cut += text.substr(at, width) + (at % (2 * width) == 0 ? "\n" : " \r\n");
    return cut;
}

std::string with_other(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(CellCodes, AKillerIsTheSameInEachForm)
{
    const SharedPuzzle expected = read_one(killer_of_solo);
    for (const std::string& text : {killer_of_ps, killer_of_sumocue, short_killer})
        EXPECT_EQ(shown(read_one(text)), shown(expected)) << text;
    EXPECT_EQ(format_of(killer_of_ps), "ps");
    EXPECT_EQ(format_of(killer_of_sumocue), "sumocue");
    EXPECT_EQ(format_of(short_killer), "short-killer");
}

TEST(CellCodes, AKillerIsProvedAndPlayed)
{
    const auto found = find_puzzle(killer_of_ps);
    ASSERT_TRUE(found) << in_english(found.why());
    const auto made = to_play(found->puzzle);
    ASSERT_TRUE(made) << in_english(made.why());
    EXPECT_EQ(to_text(made->puzzle.solution),
              "261957843789643125435182967517439682642871359398526471826315794154798236973264518");
}

TEST(CellCodes, LinesMayBeCutAnywhere)
{
    const SharedPuzzle expected = read_one(killer_of_solo);
    for (const std::size_t width : {37u, 60u, 76u}) {
        for (const std::string& text : {killer_of_ps, killer_of_sumocue}) {
            const std::string cut = with_spaces_and_lines(text, width);
            EXPECT_EQ(shown(read_one(cut)), shown(expected)) << cut;
            EXPECT_EQ(read_all(cut + "\n" + cut).size(), 2u) << cut;
            PuzzleTexts pieces; // that arrive one after the other
            int found = 0;
            for (const char letter : cut + "\n\n") {
                pieces.add(std::string_view(&letter, 1));
                while (pieces.next())
                    ++found;
            }
            EXPECT_EQ(found, 1) << cut;
        }
    }
}

TEST(CellCodes, WordsMayStandBesideAKiller)
{
    EXPECT_EQ(shown(read_one("PS code: " + killer_of_ps)), shown(read_one(killer_of_solo)));
    const SharedPuzzle puzzle = read_one(killer_of_ps + " the hardest of May");
    EXPECT_EQ(detail_of(puzzle, Detail::Comment), "the hardest of May");
}

TEST(CellCodes, DiagonalsAreTold)
{
    EXPECT_EQ(read_one(with_other(killer_of_ps, "3x3::k", "3x3:d:k")).layout->id, "killer-x-9x9");
    EXPECT_EQ(read_one(with_other(killer_of_sumocue, "V1", "V1D")).layout->id, "killer-x-9x9");
    EXPECT_EQ(why_unread(with_other(killer_of_ps, "3x3::k", "3x3:w:k")),
              "the code has a rule \"w\", which this game does not know");
}

TEST(CellCodes, CellsMayBeInNoCageAndCagesWithoutASum)
{
    std::string ps = "3x3::k:";
    for (int cell = 0; cell < 81; ++cell)
        ps += cell == 0 || cell == 10 ? "7:" : cell == 1 || cell == 2 ? "776:" : "0:";
    const SharedPuzzle puzzle = read_one(ps);
    ASSERT_EQ(puzzle.grid->cages().size(), 2u);
    EXPECT_FALSE(puzzle.grid->cages()[0].has_sum());
    EXPECT_EQ(puzzle.grid->cages()[0].cells, (Cells{Cell{0}, Cell{10}}));
    EXPECT_EQ(puzzle.grid->cages()[1].sum, 3);
    EXPECT_EQ(read_one("3<0<.0000" + std::string(72, '0')).grid->cages().size(), 3u);
}

TEST(CellCodes, AKillerIsWrittenInEachForm)
{
    const SharedPuzzle killer = read_one(killer_of_solo);
    for (const char* id : {"ps", "sumocue", "short-killer"}) {
        const std::string text = write(format_called(id), killer);
        EXPECT_EQ(format_of(text), id) << text;
        EXPECT_TRUE(read_one(text) == read_one(killer_of_sumocue)) << text;
    }
    EXPECT_EQ(write(format_called("sumocue"), killer), killer_of_sumocue + "\n");
    EXPECT_EQ(write(format_called("sumocue"), read_one(jigsaw_of_sumocue)),
              jigsaw_of_sumocue + "\n");
    const SharedPuzzle diagonal = read_one(with_other(killer_of_sumocue, "V1", "V1D"));
    EXPECT_TRUE(read_one(write(format_called("ps"), diagonal)) == diagonal);
    EXPECT_FALSE(can_write(format_called("short-killer"), diagonal));
}

TEST(CellCodes, WhatAFormCantTellIsRefused)
{
    const SharedPuzzle overlapping = read_one("9x9+killer:zzzc,3@r1c1r1c2,5@r1c2r2c2");
    const SharedPuzzle apart = read_one("9x9+killer:zzzc,3@r1c1r1c3,5@r5c2r5c3");
    SharedPuzzle given = read_one(killer_of_solo);
    given.givens[0] = 2;
    for (const char* id : {"ps", "sumocue", "short-killer"}) {
        EXPECT_FALSE(can_write(format_called(id), overlapping)) << id;
        EXPECT_FALSE(can_write(format_called(id), given)) << id;
        EXPECT_FALSE(can_write(format_called(id), read_one(jigsaw_of_sumocue)) &&
                     std::string(id) != "sumocue");
    }
    EXPECT_FALSE(can_write(format_called("short-killer"), apart));
    EXPECT_TRUE(read_one(write(format_called("ps"), apart)) == apart);
    EXPECT_TRUE(read_one(write(format_called("sumocue"), apart)) == apart);
}

TEST(CellCodes, KillersSayWhatIsWrong)
{
    EXPECT_EQ(why_unread(killer_of_ps.substr(0, 60)), "found 11 cells, needed 81");
    EXPECT_EQ(why_unread(killer_of_ps + "5146:"), "found 82 cells, needed 81");
    EXPECT_EQ(why_unread(with_other(killer_of_ps, "5376", "53a6")),
              "R1C1 is written as \"53a6\", which can't be read");
    EXPECT_EQ(why_unread(with_other(killer_of_ps, "5376", "99999")),
              "the cage of R1C1 has the sum 390, which no digits have");
    EXPECT_EQ(why_unread(with_other(killer_of_sumocue, "+1", "+2")),
              "R1C3 is written as \"+2\", which can't be read");
    EXPECT_EQ(why_unread("SumoCueV1=3+0"), "found 2 cells, needed 81");
    EXPECT_EQ(why_unread(with_other(jigsaw_of_sumocue, "=0J0", "=0")),
              "some cells belong to no region, which this game does not know");
    EXPECT_EQ(why_unread(short_killer.substr(0, 8) + ">" + short_killer.substr(9)),
              "the arrow \">\" in R1C9 leads to no sum");
}

TEST(CellCodes, AJigsawIsTheSameInEachForm)
{
    const SharedPuzzle expected = read_one(jigsaw_of_sumocue);
    EXPECT_EQ(expected.layout->id, "jigsaw-9x9");
    EXPECT_EQ(to_text(expected.givens), jigsaw_cells);
    for (const char* between : {"", " ", ",", "\t", " | "}) {
        const std::string text = jigsaw_cells + between + jigsaw_regions;
        EXPECT_EQ(shown(read_one(text)), shown(expected)) << text;
        EXPECT_EQ(format_of(text), "jigsaw");
    }
    std::string letters = jigsaw_regions;
    for (char& symbol : letters)
        symbol = static_cast<char>(symbol - '1' + 'A');
    EXPECT_EQ(shown(read_one(jigsaw_cells + letters)), shown(expected));
}

// What follows the cells of a puzzle is seldom regions.
TEST(CellCodes, ASolutionIsNotTakenForRegions)
{
    const std::string puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const std::string solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    EXPECT_EQ(format_of(puzzle + " " + solution), "line");
    EXPECT_EQ(to_text(read_one(puzzle + "," + solution).solution), solution);
}

} // namespace
} // namespace engine
