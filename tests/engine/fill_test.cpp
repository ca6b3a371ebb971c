#include "engine/construct/fill.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/construct/construction.h"
#include "engine/construct/transform.h"
#include "engine/grid/board.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "tests/engine/search_grids.h"

namespace engine {
namespace {

Grid with_diagonals(int size)
{
    return ruled(size, {"rows-and-columns", "boxes", "diagonals"});
}

// Rows, columns and one pair of corners that must differ.
Grid with_pair()
{
    GridBuilder builder(4);
    const Grid plain = ruled(4, {"rows-and-columns"});
    for (const House& house : plain.houses())
        builder.add_house(house.kind, house.cells);
    builder.add_pair(builder.cell_at(0, 0), builder.cell_at(3, 3));
    return std::move(builder).build();
}

Grid with_cage()
{
    GridBuilder builder(4);
    const Grid plain = classic(4);
    for (const House& house : plain.houses())
        builder.add_house(house.kind, house.cells);
    builder.add_cage({{builder.cell_at(0, 0), builder.cell_at(0, 1)}, 7});
    return std::move(builder).build();
}

bool is_full_and_right(const Grid& grid, const Digits& digits)
{
    return std::find(digits.begin(), digits.end(), no_digit) == digits.end() &&
           search(grid, digits).count == 1;
}

TEST(Fill, EveryKindOfGridByBothMethods)
{
    for (const Grid& grid :
         {classic(4), classic(6), classic(9), classic(12), classic(16), with_diagonals(4),
          with_diagonals(9), with_pair(), ruled(7, {"rows-and-columns"})}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Random random(seed);
            const auto rolled = fill_backtracking(grid, random);
            ASSERT_TRUE(rolled);
            EXPECT_TRUE(is_full_and_right(grid, rolled->solution));
            EXPECT_GE(rolled->steps, grid.cells().size());
            const auto transformed = fill_transform(grid, random);
            ASSERT_TRUE(transformed);
            EXPECT_TRUE(is_full_and_right(grid, transformed->solution));
        }
    }
}

TEST(Fill, CagesAreSearchedFor)
{
    Random random(1);
    const auto filled = fill_backtracking(with_cage(), random);
    ASSERT_TRUE(filled);
    EXPECT_EQ(filled->solution[0] + filled->solution[1], 7);
    EXPECT_TRUE(fill_transform(with_cage(), random));
}

// With these seeds random guesses alone made no progress.
TEST(Fill, LearnsFromFailuresWhereDigitsSeldomFit)
{
    const Grid grid = ruled(16, {"rows-and-columns", "boxes", "windoku"});
    Random random(0);
    const auto filled = fill_backtracking(grid, random);
    ASSERT_TRUE(filled);
    EXPECT_TRUE(clashing_cells(grid, Board(filled->solution)).empty());
}

TEST(Fill, SaysWhenAGridCannotBeFilled)
{
    GridBuilder builder(2);
    builder.add_house(HouseKind::Row, {builder.cell_at(0, 0), builder.cell_at(0, 1)});
    builder.add_house(HouseKind::Extra, {builder.cell_at(0, 0), builder.cell_at(1, 0)});
    builder.add_house(HouseKind::Extra, {builder.cell_at(0, 1), builder.cell_at(1, 0)});
    const Grid grid = std::move(builder).build();
    Random random(1);
    EXPECT_FALSE(fill_backtracking(grid, random));
    EXPECT_FALSE(fill_transform(grid, random));
}

TEST(Fill, ReachesEverySolutionOfASmallGrid)
{
    const Grid grid = classic(4);
    std::set<Digits> rolled;
    std::set<Digits> transformed;
    Random random(5);
    for (int round = 0; round < 5'000; ++round) {
        rolled.insert(fill_backtracking(grid, random)->solution);
        transformed.insert(fill_transform(grid, random)->solution);
    }
    EXPECT_EQ(rolled.size(), 288u);
    // The 4x4 grids are in two classes; transformations stay in the class of the pattern.
    EXPECT_TRUE(transformed.size() == 96u || transformed.size() == 192u) << transformed.size();
}

TEST(Fill, RepeatsItselfForTheSameDice)
{
    const Grid grid = classic(9);
    Random one(42);
    Random other(42);
    EXPECT_EQ(fill_backtracking(grid, one)->solution, fill_backtracking(grid, other)->solution);
    EXPECT_EQ(fill_transform(grid, one)->solution, fill_transform(grid, other)->solution);
}

TEST(Transform, FindsStraightBoxes)
{
    EXPECT_EQ(straight_boxes(classic(9)), (BoxShape{3, 3}));
    EXPECT_EQ(straight_boxes(classic(6)), (BoxShape{2, 3}));
    EXPECT_EQ(straight_boxes(ruled(7, {"rows-and-columns"})), (BoxShape{1, 7}));
    EXPECT_EQ(straight_boxes(with_diagonals(9)), std::nullopt);
    EXPECT_EQ(straight_boxes(with_pair()), std::nullopt);
    EXPECT_EQ(straight_boxes(with_cage()), std::nullopt);
}

bool applies(Transformation transformation, const Grid& grid)
{
    return Rearrangement(grid).takes(transformation);
}

Digits
transformed(const Grid& grid, const Digits& digits, Transformation transformation, Random& random)
{
    Rearrangement rearrangement(grid);
    rearrangement.add(transformation, random);
    return rearrangement.of(digits);
}

TEST(Transform, AppliesWhereItKeepsTheRules)
{
    for (Transformation transformation : all_transformations) {
        const bool turns =
            transformation == Transformation::Transpose || transformation == Transformation::Rotate;
        const bool renames = transformation == Transformation::RelabelDigits;
        EXPECT_TRUE(applies(transformation, classic(9)));
        EXPECT_EQ(applies(transformation, classic(6)), !turns);
        EXPECT_EQ(applies(transformation, with_diagonals(9)), renames);
        EXPECT_FALSE(applies(transformation, with_cage()));
    }
}

TEST(Transform, KeepsFullGridsRight)
{
    Random random(3);
    for (const Grid& grid :
         {classic(4), classic(6), classic(9), classic(12), ruled(5, {"rows-and-columns"})}) {
        Digits digits = fill_backtracking(grid, random)->solution;
        for (int round = 0; round < 20; ++round) {
            for (Transformation transformation : all_transformations) {
                if (!applies(transformation, grid))
                    continue;
                digits = transformed(grid, digits, transformation, random);
                ASSERT_TRUE(is_full_and_right(grid, digits));
            }
        }
    }
}

TEST(Transform, KeepsTheNumberOfSolutionsOfAPuzzle)
{
    const Grid grid = classic(9);
    Random random(9);
    Digits givens = fill_backtracking(grid, random)->solution;
    for (std::size_t index = 0; index < givens.size(); ++index) {
        if (random.below(100) < 60)
            givens[index] = no_digit;
    }
    const int before = search(grid, givens, {.solutions = 1000}).count;
    for (Transformation transformation : all_transformations) {
        givens = transformed(grid, givens, transformation, random);
        EXPECT_EQ(search(grid, givens, {.solutions = 1000}).count, before);
    }
}

// If cells are moved, only the wanted move happens: checked with grids in which every cell differs.
TEST(Transform, EachDoesWhatItsNameSays)
{
    const Grid grid = ruled(3, {"rows-and-columns"});
    const Digits lines = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    Random random(1);
    EXPECT_EQ(transformed(grid, lines, Transformation::Transpose, random),
              (Digits{1, 4, 7, 2, 5, 8, 3, 6, 9}));
    EXPECT_EQ(transformed(grid, lines, Transformation::MirrorRows, random),
              (Digits{7, 8, 9, 4, 5, 6, 1, 2, 3}));
    EXPECT_EQ(transformed(grid, lines, Transformation::MirrorColumns, random),
              (Digits{3, 2, 1, 6, 5, 4, 9, 8, 7}));
    EXPECT_EQ(transformed(grid, lines, Transformation::Rotate, random),
              (Digits{7, 4, 1, 8, 5, 2, 9, 6, 3}));
}

constexpr std::array patterned = {Symmetry::Rotation2, Symmetry::Rotation4, Symmetry::MirrorRows,
                                  Symmetry::MirrorColumns, Symmetry::Diagonal};

Digits with_pattern(const Grid& grid, Symmetry symmetry, Random& random)
{
    Digits digits(static_cast<std::size_t>(grid.cell_count()), no_digit);
    for (const Cells& orbit : orbits(grid, symmetry)) {
        const bool is_given = random.coin();
        for (Cell cell : orbit)
            digits[cell.index] = is_given ? Digit{1} : no_digit;
    }
    return digits;
}

bool has_pattern(const Grid& grid, const Digits& digits, Symmetry symmetry)
{
    return std::ranges::all_of(orbits(grid, symmetry), [&](const Cells& orbit) {
        return std::ranges::all_of(orbit, [&](Cell cell) {
            return (digits[cell.index] == no_digit) == (digits[orbit.front().index] == no_digit);
        });
    });
}

TEST(Transform, KeepsThePatternThatIsAskedFor)
{
    Random random(12);
    for (const Grid& grid :
         {classic(4), classic(6), classic(9), classic(16), ruled(5, {"rows-and-columns"})}) {
        for (Symmetry symmetry : patterned) {
            std::set<Digits> seen;
            const Digits before = with_pattern(grid, symmetry, random);
            for (int round = 0; round < 40; ++round) {
                const Digits after = any_rearrangement(grid, random, symmetry).of(before);
                ASSERT_TRUE(has_pattern(grid, after, symmetry)) << id_of(symmetry);
                seen.insert(after);
            }
            // Nothing crosses the diagonal of 6x6, so only digits are renamed.
            EXPECT_GE(seen.size(), grid.size() >= 9 ? 30u : 3u) << id_of(symmetry);
        }
    }
}

TEST(Transform, EveryOneChangesTheGridSoonerOrLater)
{
    const Grid grid = classic(9);
    Random random(4);
    const Digits digits = fill_backtracking(grid, random)->solution;
    for (Transformation transformation : all_transformations) {
        bool changed = false;
        for (int round = 0; round < 10; ++round)
            changed = changed || transformed(grid, digits, transformation, random) != digits;
        EXPECT_TRUE(changed);
    }
}

} // namespace
} // namespace engine
