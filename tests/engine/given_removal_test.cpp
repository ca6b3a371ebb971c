#include "engine/solve/given_removal.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/construct/construction.h"
#include "engine/construct/fill.h"
#include "engine/rules/layout.h"
#include "tests/engine/search_grids.h"

namespace engine {
namespace {

// One search from scratch for each entry: slow, but simple enough to be correct.
Digits
remove_plainly(const Grid& grid, const Digits& solution, const std::vector<Cells>& order, int least)
{
    Digits givens = solution;
    for (const Cells& cells : order) {
        Digits fewer = givens;
        for (Cell cell : cells)
            fewer[cell.index] = no_digit;
        const auto open = std::count(fewer.begin(), fewer.end(), no_digit);
        if (grid.cell_count() - static_cast<int>(open) >= least && search(grid, fewer).count == 1)
            givens = fewer;
    }
    return givens;
}

void compare_with_plain_removal(const Grid& grid, Symmetry symmetry, int rounds)
{
    GivenRemoval removal(grid);
    Random random(7);
    for (int round = 0; round < rounds; ++round) {
        const Digits solution = fill_backtracking(grid, random)->solution;
        std::vector<Cells> order = orbits(grid, symmetry);
        random.shuffle(order);
        const int least = round % 3 == 2 ? grid.cell_count() / 2 : 0;
        const auto removed = removal.run(solution, solution, order, {.givens = least});
        ASSERT_TRUE(removed);
        EXPECT_EQ(removed->undecided, 0);
        EXPECT_EQ(removed->givens, remove_plainly(grid, solution, order, least));
    }
}

TEST(GivenRemoval, TakesTheSameAsOneSearchForEachEntry)
{
    for (Symmetry symmetry : {Symmetry::None, Symmetry::Rotation2, Symmetry::Diagonal}) {
        compare_with_plain_removal(classic(4), symmetry, 20);
        compare_with_plain_removal(classic(6), symmetry, 10);
        compare_with_plain_removal(classic(9), symmetry, 6);
        compare_with_plain_removal(ruled(9, {"rows-and-columns", "boxes", "diagonals"}), symmetry,
                                   3);
        compare_with_plain_removal(anti_knight(9), symmetry, 2);
    }
}

TEST(GivenRemoval, TakesTheSameOnCages)
{
    Random random(1);
    const Digits solution = fill_backtracking(classic(6), random)->solution;
    const Grid grid = killer(6, solution);
    std::vector<Cells> order = orbits(grid, Symmetry::None);
    for (int round = 0; round < 20; ++round) {
        random.shuffle(order);
        const auto removed = GivenRemoval(grid).run(solution, solution, order, {});
        ASSERT_TRUE(removed);
        EXPECT_EQ(removed->givens, remove_plainly(grid, solution, order, 0));
    }
}

TEST(GivenRemoval, LeavesWhatStandsInNoEntry)
{
    const Grid grid = classic(9);
    Random random(3);
    const Digits solution = fill_backtracking(grid, random)->solution;
    std::vector<Cells> order = orbits(grid, Symmetry::None);
    order.resize(50);
    const auto removed = GivenRemoval(grid).run(solution, solution, order, {});
    ASSERT_TRUE(removed);
    EXPECT_TRUE(std::equal(solution.begin() + 50, solution.end(), removed->givens.begin() + 50));
    EXPECT_EQ(removed->givens, remove_plainly(grid, solution, order, 0));
}

TEST(GivenRemoval, WithoutGuessesTakesLessAndSaysSo)
{
    const Grid grid = anti_knight(9);
    Random random(3);
    const Digits solution = fill_backtracking(grid, random)->solution;
    const auto order = orbits(grid, Symmetry::None);
    const auto removed = GivenRemoval(grid).run(solution, solution, order, {.guesses = 0});
    ASSERT_TRUE(removed);
    EXPECT_EQ(removed->steps, 0u);
    EXPECT_GT(removed->undecided, 0);
    EXPECT_EQ(search(grid, removed->givens).count, 1);
}

TEST(GivenRemoval, OfTheClassicGridDependsOnNoLimitOfGuesses)
{
    const Grid grid = classic(9);
    Random random(3);
    const Digits solution = fill_backtracking(grid, random)->solution;
    const auto order = orbits(grid, Symmetry::None);
    const auto removed = GivenRemoval(grid).run(solution, solution, order, {.guesses = 0});
    ASSERT_TRUE(removed);
    EXPECT_EQ(removed->givens, GivenRemoval(grid).run(solution, solution, order, {})->givens);
    EXPECT_EQ(removed->undecided, 0);
    EXPECT_GT(removed->steps, 0u);
}

TEST(GivenRemoval, StopsWhenAsked)
{
    const Grid grid = classic(9);
    Random random(3);
    const Digits solution = fill_backtracking(grid, random)->solution;
    Cancel source = Cancel::possible();
    source.ask();
    EXPECT_FALSE(
        GivenRemoval(grid).run(solution, solution, orbits(grid, Symmetry::None), {}, source));
}

} // namespace
} // namespace engine
