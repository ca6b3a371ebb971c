#include "engine/grid/grid.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/grid/board.h"
#include "engine/rules/layout.h"

namespace engine {
namespace {

// Two rows of three with a gap in the middle of the second.
GridBuilder with_gap()
{
    return GridBuilder(3, {{1, 2}, {0, 0}, {0, 1}, {0, 2}, {1, 0}});
}

TEST(Grid, NumbersItsCellsInReadingOrderWhateverOrderTheyCameIn)
{
    const Grid grid = with_gap().build();
    EXPECT_EQ(grid.cell_count(), 5);
    EXPECT_EQ(grid.place_of(Cell{0}), (Place{0, 0}));
    EXPECT_EQ(grid.place_of(Cell{4}), (Place{1, 2}));
    EXPECT_EQ(grid.rows(), 2);
    EXPECT_EQ(grid.columns(), 3);
}

TEST(Grid, FindsCellsByPlaceAndKnowsTheGaps)
{
    const Grid grid = with_gap().build();
    for (Cell cell : grid.cells())
        EXPECT_EQ(grid.cell_at(grid.place_of(cell)), cell);
    EXPECT_EQ(grid.cell_at({1, 1}), std::nullopt);
    EXPECT_EQ(grid.cell_at({-1, 0}), std::nullopt);
    EXPECT_EQ(grid.cell_at({2, 0}), std::nullopt);
}

TEST(Grid, PeersComeFromHousesCagesAndPairsEachOnce)
{
    GridBuilder builder(4);
    const Cell corner = builder.cell_at(0, 0);
    const Cell right = builder.cell_at(0, 1);
    const Cell below = builder.cell_at(1, 0);
    const Cell far = builder.cell_at(3, 3);
    builder.add_house(HouseKind::Extra, {corner, right});
    builder.add_cage({{corner, right, below}, 6});
    builder.add_pair(corner, far);
    const Grid grid = std::move(builder).build();
    EXPECT_TRUE(std::ranges::equal(grid.peers_of(corner), Cells{right, below, far}));
    EXPECT_TRUE(std::ranges::equal(grid.peers_of(far), Cells{corner}));
    EXPECT_TRUE(
        std::ranges::equal(grid.houses_of(right), std::vector<PlaceOfCell>{{HouseIndex{0}, 1}}));
    EXPECT_TRUE(grid.houses_of(far).empty());
}

TEST(Grid, SeeingIsMutual)
{
    const auto grid = make_grid(*find_layout("9x9"));
    for (Cell cell : grid->cells()) {
        for (Cell peer : grid->peers_of(cell))
            EXPECT_TRUE(grid->peers_of(peer).has(cell));
    }
}

TEST(Grid, PrintsFiguresUnlessOtherSymbolsAreSet)
{
    GridBuilder builder(2);
    EXPECT_EQ(builder.grid().symbol(2), "2");
    builder.set_symbols({"sun", "moon"});
    EXPECT_EQ(std::move(builder).build().symbol(2), "moon");
}

TEST(Grid, TwoRuledTheSameAreEqual)
{
    const Layout with_boxes{"a", "a", 6, {"rows-and-columns", "boxes"}};
    const Layout without{"b", "b", 6, {"rows-and-columns"}};
    EXPECT_EQ(*make_grid(with_boxes), *make_grid(with_boxes));
    EXPECT_NE(*make_grid(with_boxes), *make_grid(without));
}

TEST(GridDeathTest, StopsAtWhatNoGridCanBe)
{
    EXPECT_DEATH(GridBuilder(0), "ENSURE");
    EXPECT_DEATH(GridBuilder(26), "ENSURE");
    EXPECT_DEATH(GridBuilder(2, {{0, 0}, {0, 0}}), "ENSURE");
    EXPECT_DEATH(GridBuilder(4).cell_at(4, 0), "ENSURE");
    EXPECT_DEATH(GridBuilder(2).add_house(HouseKind::Row, Cells(3)), "ENSURE");
}

class BoardTest : public testing::Test {
protected:
    static Digits givens()
    {
        Digits digits(81, no_digit);
        digits[0] = 5;
        return digits;
    }

    const std::shared_ptr<const Grid> grid = make_grid(*find_layout("9x9"));
    Board board{givens()};
};

TEST_F(BoardTest, KnowsGivensFromWhatIsWritten)
{
    board.write_digit(Cell{1}, 7);
    EXPECT_TRUE(board[Cell{0}].given);
    EXPECT_FALSE(board[Cell{1}].given);
    EXPECT_EQ(board[Cell{1}].digit, 7);
    EXPECT_EQ(board.digits()[1], 7);
}

TEST_F(BoardTest, FindsTheCellsThatDiffer)
{
    Board other = board;
    other.write_digit(Cell{80}, 1);
    other.paint(Cell{0}, DigitSet::only(3));
    EXPECT_EQ(board.cells_that_differ(other), (Cells{Cell{0}, Cell{80}}));
    other.restore(Cell{0}, board[Cell{0}]);
    other.restore(Cell{80}, board[Cell{80}]);
    EXPECT_EQ(other, board);
}

TEST_F(BoardTest, TellsTheStateOfAHouse)
{
    const House& row = grid->house(HouseIndex{0});
    EXPECT_EQ(state_of(board, row), HouseState::Incomplete);
    board.write_digit(Cell{8}, 5);
    EXPECT_EQ(state_of(board, row), HouseState::Conflict);
    const Digits others = {1, 2, 3, 4, 6, 7, 8, 9};
    for (std::size_t index = 0; index < others.size(); ++index)
        board.write_digit(Cell{static_cast<std::uint16_t>(index + 1)}, others[index]);
    EXPECT_EQ(state_of(board, row), HouseState::Complete);
    EXPECT_EQ(filled_cells(board, row), 9);
}

TEST_F(BoardTest, FindsBothCellsOfAClash)
{
    EXPECT_TRUE(clashing_cells(*grid, board).empty());
    board.write_digit(Cell{10}, 5);
    EXPECT_EQ(clashing_cells(*grid, board), (Cells{Cell{0}, Cell{10}}));
}

using BoardDeathTest = BoardTest;

TEST_F(BoardDeathTest, StopsWhoeverWritesOverAGiven)
{
    EXPECT_DEATH(board.write_digit(Cell{0}, 1), "ENSURE");
    EXPECT_DEATH(board.write_digit(Cell{81}, 1), "ENSURE");
}

} // namespace
} // namespace engine
