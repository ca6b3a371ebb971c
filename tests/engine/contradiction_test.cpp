// Why digits can't belong to a solution: said by the cell, the house or the cage.

#include "engine/text/contradiction.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"

namespace engine {
namespace {

using Kind = Contradiction::Kind;

std::string why(const std::shared_ptr<const Grid>& grid, std::string_view digits)
{
    const auto parsed = parse_digits(digits, *grid);
    if (!parsed)
        return "not read";
    const auto found = find_contradiction(grid, *parsed);
    return found ? text_of(Translations(), *grid, *found) : "";
}

std::shared_ptr<const Grid> grid_of(const char* layout)
{
    return make_grid(*find_layout(layout));
}

TEST(Contradiction, NamesTwoEqualDigits)
{
    EXPECT_EQ(why(grid_of("4x4"), "1..1............"), "1 is in both R1C1 and R1C4");
}

TEST(Contradiction, NamesACellWithoutADigit)
{
    EXPECT_EQ(why(grid_of("4x4"), ".12.3.......4..."), "no digit is left for R1C1");
}

TEST(Contradiction, NamesAHouseWithoutAPlaceForADigit)
{
    // Row 1 has room for 1 only in columns 3 and 4, which are in the box of the 1 below.
    EXPECT_EQ(why(grid_of("4x4"), "23.....1........"), "row 1 has no place left for 1");
}

TEST(Contradiction, TellsWhenSinglesWerePlacedBefore)
{
    const auto grid = grid_of("9x9");
    const std::string_view mistyped =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419"
        "..5....8..78";
    const auto found = find_contradiction(grid, *parse_digits(mistyped, *grid));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->after_singles, found->kind != Kind::EqualDigits);
}

TEST(Contradiction, TriesWhatIsLeftForACell)
{
    // One digit of a proper puzzle is mistyped, and neither digits nor singles show it.
    const std::string digits =
        "....7..2.8.......6.1.2.5...9.54....8.........3....82.1...3.2.8.4.......9.7..6....";
    const auto grid = grid_of("9x9");
    const auto found = find_contradiction(grid, *parse_digits(digits, *grid));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->kind, Kind::EveryDigit);
    EXPECT_EQ(search(*grid, *parse_digits(digits, *grid)).count, 0);
    EXPECT_NE(why(grid, digits).find("each digit that is left for R1C3 leads to a contradiction"),
              std::string::npos)
        << why(grid, digits);
}

TEST(Contradiction, IsNeverSeenWhereThereIsASolution)
{
    for (const char* layout : {"4x4", "6x6", "x-9x9", "windoku", "jigsaw-9x9", "16x16"}) {
        const auto grid = grid_of(layout);
        const Digits open(grid->cells().size(), no_digit);
        EXPECT_FALSE(find_contradiction(grid, open)) << layout;
    }
}

TEST(Contradiction, ShowsThatRulesDoNotGoTogether)
{
    const auto grid = grid_of("6x6+anti-knight+anti-king");
    const Digits open(grid->cells().size(), no_digit);
    ASSERT_EQ(search(*grid, open).count, 0);
    const auto found = find_contradiction(grid, open);
    ASSERT_TRUE(found);
    EXPECT_NE(text_of(Translations(), *grid, *found).find("leads to a contradiction"),
              std::string::npos);
}

TEST(Contradiction, FindsNothingWrongInAProperPuzzle)
{
    EXPECT_EQ(why(grid_of("9x9"), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                                  "....419..5....8..79"),
              "");
    EXPECT_EQ(why(grid_of("9x9"), std::string(81, '.')), "");
}

TEST(Contradiction, AddsUpCages)
{
    const auto grid = with_cages(grid_of("4x4"), {Cage{{Cell::at(0), Cell::at(1)}, 3},
                                                  Cage{{Cell::at(14), Cell::at(15)}, 7}});
    EXPECT_EQ(why(grid, "12.............."), "");
    EXPECT_EQ(why(grid, "13.............."),
              "the digits of the cage at R1C1 add up to 4, not to 3");
    EXPECT_EQ(why(grid, "..............12"),
              "the digits of the cage at R4C3 add up to 3, not to 7");
    EXPECT_EQ(why(grid, "3..............."),
              "the digits of the cage at R1C1 leave too little for its open cells");
}

TEST(Contradiction, WritesCellsAsTheCommandLineDoes)
{
    const auto grid = grid_of("4x4");
    const auto found = find_contradiction(grid, *parse_digits("1..1............", *grid));
    ASSERT_TRUE(found);
    EXPECT_EQ(text_of(Translations(), *grid, *found, CellNames::OfNotation),
              "1 is in both r1c1 and r1c4");
}

} // namespace
} // namespace engine
