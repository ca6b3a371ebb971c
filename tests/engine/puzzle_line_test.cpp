#include "engine/text/puzzle_line.h"

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "engine/text/edge_code.h"
#include "engine/text/notation.h"

namespace engine {
namespace {

std::string why_unread(std::string_view line)
{
    const auto puzzle = parse_puzzle_line(line);
    return puzzle ? "" : in_english(puzzle.why());
}

TEST(PuzzleLine, OfPlainBoxesIsOneCharacterForEachCell)
{
    const auto puzzle = parse_puzzle_line("1..4.41..14.4..1");
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->grid->size(), 4);
    EXPECT_EQ(to_line(*find_layout("4x4"), *puzzle->grid, puzzle->givens), "1..4.41..14.4..1");
}

TEST(PuzzleLine, KnowsPlainSizesThatHaveNoName)
{
    const std::string line(14 * 14, '.');
    const auto puzzle = parse_puzzle_line(line);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->layout->id, "14x14");
    EXPECT_EQ(to_line(*puzzle->layout, *puzzle->grid, puzzle->givens), line);
}

TEST(PuzzleLine, NamesItsLayoutAsSoloDoes)
{
    const Layout layout = *find_layout("9x9+diagonals");
    const auto grid = make_grid(layout);
    Digits givens(81, no_digit);
    givens[0] = 5;
    givens[1] = 3;
    givens[80] = 9;
    const std::string line = to_line(layout, *grid, givens);
    EXPECT_EQ(line, "3x3x:5_3zzz9");
    const auto puzzle = parse_puzzle_line(line);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(*puzzle->grid, *grid);
    EXPECT_EQ(puzzle->givens, givens);
    const auto wide = parse_puzzle_line("2x3x:zj");
    ASSERT_TRUE(wide) << "two boxes side by side, three of them one above the other";
    EXPECT_EQ(*wide->grid, *make_grid(*find_layout("6x6+diagonals")));
}

TEST(PuzzleLine, NamesItsLayoutByItselfWhereSoloHasNoWord)
{
    const Layout layout = *find_layout("windoku");
    const auto grid = make_grid(layout);
    EXPECT_EQ(to_line(layout, *grid, Digits(81, no_digit)), "windoku:zzzc");
    EXPECT_EQ(*parse_puzzle_line("9x9+windoku:zzzc")->grid, *grid);
    EXPECT_EQ(parse_puzzle_line("samurai:zzzzzzzzzzzzzze")->grid->cell_count(), 369);
}

TEST(PuzzleLine, SharesThePaperOfTheLineBeforeIfItIsTheSame)
{
    LastGrid papers;
    const auto grid_of = [&](std::string_view line) {
        return parse_puzzle_line(line, papers)->grid;
    };
    const auto plain = grid_of("1..4.41..14.4..1");
    EXPECT_EQ(grid_of("4..1.41..14.1..4"), plain);
    const auto other = grid_of("2x2x:p");
    EXPECT_EQ(*other, *make_grid(*find_layout("4x4+diagonals")));
    EXPECT_EQ(grid_of("2x2x:1o"), other);
    EXPECT_EQ(*grid_of("1..4.41..14.4..1"), *plain);
}

TEST(PuzzleLine, CountsTheCellsOfANameThatSoloHasToo)
{
    EXPECT_EQ(parse_puzzle_line("4x4:p")->layout->id, "4x4");
    EXPECT_EQ(parse_puzzle_line("4x4:16_1zzzzzzzzzt")->layout->id, "16x16");
    const auto large = parse_puzzle_line("16x16:16_1zzzzzzzzzt");
    EXPECT_EQ(to_game_id(*large->layout, *large->grid, large->givens), "4x4:16_1zzzzzzzzzt");
    EXPECT_EQ(to_game_id(*find_layout("windoku"), *make_grid(*find_layout("windoku")), {}),
              std::nullopt);
}

TEST(PuzzleLine, ReadsUprightBoxesOfSoloAsRegions)
{
    const auto puzzle = parse_puzzle_line("3x2:zj"); // three boxes side by side, two high
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->layout->id, "jigsaw-6x6");
    const Grid& grid = *puzzle->grid;
    EXPECT_EQ(grid.region_of(*grid.cell_at({0, 0})), grid.region_of(*grid.cell_at({2, 1})));
    EXPECT_NE(grid.region_of(*grid.cell_at({0, 0})), grid.region_of(*grid.cell_at({0, 2})));
    const std::string line = to_line(*puzzle->layout, grid, puzzle->givens);
    EXPECT_TRUE(line.starts_with("6j:zj,")) << line;
    EXPECT_EQ(*parse_puzzle_line(line)->grid, grid);
    EXPECT_NE(why_unread("5x4:zzzzzzzzzzzzzzzj"), "") << "too large for regions";
    EXPECT_NE(why_unread("1x9:zzzc"), "") << "rows are no boxes";
}

TEST(PuzzleLine, SaysWhatItCannotRead)
{
    EXPECT_NE(why_unread("windoku:zzzb"), "") << "a cell too few";
    EXPECT_NE(why_unread("windoku:10zzzb"), "") << "no such digit";
    EXPECT_NE(why_unread("windoku:zzzc,a"), "") << "more than there is to say";
    EXPECT_NE(why_unread("nonsense:zzzc"), "");
    EXPECT_NE(why_unread("5x6:a"), "") << "30x30";
    EXPECT_NE(why_unread("0x0:a"), "");
    EXPECT_NE(why_unread("3x3xk"), "");
    EXPECT_NE(why_unread(":"), "");
}

TEST(PuzzleLine, ComesBackFromEveryLayoutOfTheCatalogue)
{
    for (const Layout& layout : all_layouts()) {
        PuzzleSpec spec;
        spec.layout = layout.id;
        spec.seed = 3;
        if (layout.size > 12)
            continue; // consists of the same parts, and is slow to make
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made) << layout.id;
        const std::string line = to_line(layout, *made->puzzle.grid, made->puzzle.givens);
        const auto puzzle = parse_puzzle_line(line);
        ASSERT_TRUE(puzzle) << line;
        EXPECT_EQ(puzzle->givens, made->puzzle.givens) << line;
        EXPECT_EQ(to_line(layout, *puzzle->grid, puzzle->givens), line);
        for (Cell cell : puzzle->grid->cells())
            EXPECT_EQ(puzzle->grid->peers_of(cell), made->puzzle.grid->peers_of(cell)) << line;
        EXPECT_EQ(puzzle->grid->cages().size(), made->puzzle.grid->cages().size());
    }
}

TEST(EdgeCode, ComesBack)
{
    const std::vector<int> pieces = {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 0, 2, 3, 3};
    const std::string code = to_edge_code(pieces, 4);
    EXPECT_EQ(parse_edge_code(code, 4), pieces);
    const std::vector<int> one_piece(16, 0);
    EXPECT_EQ(to_edge_code(one_piece, 4), "x") << "24 edges that are not there, then the last";
    EXPECT_EQ(parse_edge_code("x", 4), one_piece);
    const std::vector<int> large(36, 0);
    EXPECT_EQ(to_edge_code(large, 6), "zzj");
    EXPECT_EQ(parse_edge_code("zzj", 6), large);
}

TEST(EdgeCode, IsRefusedWhenItDoesNotFit)
{
    EXPECT_FALSE(parse_edge_code("", 4));
    EXPECT_FALSE(parse_edge_code("w", 4));
    EXPECT_FALSE(parse_edge_code("y", 4));
    EXPECT_FALSE(parse_edge_code("x_", 4));
    EXPECT_FALSE(parse_edge_code("X", 4));
    EXPECT_FALSE(parse_edge_code(std::string(10'000, 'z'), 4));
}

} // namespace
} // namespace engine
