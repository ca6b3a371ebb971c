#include "engine/solve/singles.h"

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/text/notation.h"

namespace engine {
namespace {

class SinglesTest : public testing::Test {
protected:
    static const Grid& paper()
    {
        static const auto grid = make_grid(*find_layout("9x9"));
        return *grid;
    }

    static std::string filled(const std::string& text, Singles kind)
    {
        return to_text(fill_singles(paper(), *parse_digits(text, paper()), kind));
    }

    static std::string with(std::initializer_list<std::pair<int, char>> digits)
    {
        std::string text(81, '.');
        for (const auto& [index, digit] : digits)
            text[static_cast<std::size_t>(index)] = digit;
        return text;
    }
};

TEST_F(SinglesTest, LastOpenCellOfARowIsFilled)
{
    const std::string row = "12345678." + std::string(72, '.');
    EXPECT_EQ(filled(row, Singles::InRegions)[8], '9');
}

TEST_F(SinglesTest, OnlyPlaceInABoxIsFilled)
{
    // 5 is in rows 2 and 3 and column 2, and r1c1 is filled: r1c3 remains in the first box.
    const std::string text = with({{9 + 4, '5'}, {18 + 7, '5'}, {54 + 1, '5'}, {0, '7'}});
    EXPECT_EQ(filled(text, Singles::InRegions)[2], '5');
}

TEST_F(SinglesTest, OnlyPlaceInARowIsNotForBeginners)
{
    // Columns 1 to 4 and 6 to 9 exclude 5 from row 1; its box alone would leave more positions.
    const std::string text = with({{9, '5'},
                                   {27 + 1, '1'},
                                   {36 + 3, '5'},
                                   {63 + 5, '5'},
                                   {54 + 6, '5'},
                                   {1, '2'},
                                   {2, '3'},
                                   {7, '4'},
                                   {8, '6'}});
    EXPECT_EQ(filled(text, Singles::All)[4], '5');
    EXPECT_EQ(filled(text, Singles::InRegions)[4], '.');
}

TEST_F(SinglesTest, OnlyDigitOfACellIsNotForBeginners)
{
    const std::string text =
        with({{1, '1'}, {2, '2'}, {3, '3'}, {4, '4'}, {9, '5'}, {18, '6'}, {27, '7'}, {36, '8'}});
    EXPECT_EQ(filled(text, Singles::All)[0], '9');
    EXPECT_EQ(filled(text, Singles::InRegions)[0], '.');
}

TEST_F(SinglesTest, KnownPuzzlesHaveTheirLevel)
{
    const auto easy = parse_digits(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        paper());
    EXPECT_TRUE(singles_suffice(paper(), *easy, Singles::All));
    const auto hard = parse_digits(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        paper());
    EXPECT_FALSE(singles_suffice(paper(), *hard, Singles::All));
    EXPECT_EQ(fill_singles(paper(), *hard, Singles::All), *hard);
}

TEST_F(SinglesTest, GridsWithoutRegionsUseEveryHouse)
{
    const Grid latin = *make_grid(Layout{"latin", "latin", 4, {"rows-and-columns"}});
    const auto givens = parse_digits("12..2....1....1.", latin);
    ASSERT_TRUE(givens);
    EXPECT_EQ(fill_singles(latin, *givens, Singles::InRegions)[4 + 3], 1);
}

TEST(Singles, SumsOfCagesCount)
{
    GridBuilder builder(4);
    const Cells row = {Cell{0}, Cell{1}, Cell{2}, Cell{3}};
    builder.add_house(HouseKind::Row, row);
    builder.add_cage({{Cell{0}, Cell{1}}, 3}); // 1 and 2
    builder.add_cage({{Cell{4}, Cell{5}}, 6}); // 2 and 4
    builder.add_pair(Cell{0}, Cell{5});
    const Grid grid = std::move(builder).build();
    Digits givens(16, no_digit);
    givens[2] = 3;
    EXPECT_EQ(fill_singles(grid, givens, Singles::All)[3], 4);
    EXPECT_EQ(fill_singles(grid, givens, Singles::All)[0], no_digit);
    givens[4] = 4;
    const Digits filled = fill_singles(grid, givens, Singles::All);
    EXPECT_EQ(filled[5], 2);
    EXPECT_EQ(filled[0], 1);
    EXPECT_EQ(filled[1], 2);
    EXPECT_EQ(fill_singles(grid, givens, Singles::InRegions)[5], 2) << "the last cell of a cage";
}

} // namespace
} // namespace engine
