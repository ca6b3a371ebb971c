#include "engine/solve/thorough_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "engine/solve/balanced_sums.h"
#include "engine/solve/general_search.h"
#include "engine/solve/leftover_cells.h"
#include "engine/text/notation.h"
#include "tests/engine/search_grids.h"
#include "tests/engine/slow_count.h"

namespace engine {
namespace {

// Irregular regions that can be filled, and others that can't.
const std::string fillable = "aaaaabbbb"
                             "aacccbbdd"
                             "aaccccbbd"
                             "eeecfcbfd"
                             "eeefffffd"
                             "ggefhhfid"
                             "geehhiiid"
                             "ghhhhhiid"
                             "gggggiiid";
const std::string not_fillable = "aaaaabbbb"
                                 "acaaabdbb"
                                 "ccdddddbb"
                                 "ccccdefgg"
                                 "cheddeffg"
                                 "cheeeeffg"
                                 "hheeiiffg"
                                 "hhhhhifgg"
                                 "iiiiiifgg";

Digits open_cells(const Grid& grid)
{
    return Digits(grid.cells().size(), no_digit);
}

Digits first_solution(const Grid& grid)
{
    return search_in_order(grid, open_cells(grid), {.solutions = 1}).solutions.at(0);
}

std::multiset<Digit> digits_in(const Cells& cells, const Digits& digits)
{
    std::multiset<Digit> found;
    for (Cell cell : cells)
        found.insert(digits[cell]);
    return found;
}

// At least `kinds` of none, one and several solutions are met: cages seldom leave several.
void compare_with_slow_count(const Grid& grid,
                             int rounds,
                             unsigned open_percent,
                             std::size_t kinds = 3)
{
    const Digits solution = first_solution(grid);
    std::mt19937 dice(7);
    constexpr int limit = 20;
    std::set<int> seen;
    ThoroughSearch search(grid);
    for (int round = 0; round < rounds; ++round) {
        Digits givens = solution;
        for (Digit& digit : givens) {
            if (dice() % 100 < open_percent)
                digit = no_digit;
        }
        if (round % 3 == 2)
            givens[dice() % givens.size()] =
                static_cast<Digit>(1 + dice() % static_cast<unsigned>(grid.size()));
        const SearchResult found = search.run(givens, {.solutions = limit});
        EXPECT_EQ(found.count, count_slowly(grid, givens, limit)) << to_text(givens);
        EXPECT_TRUE(found.decided);
        EXPECT_EQ(std::set<Digits>(found.solutions.begin(), found.solutions.end()).size(),
                  static_cast<std::size_t>(found.count));
        seen.insert(std::min(found.count, 2));
    }
    EXPECT_GE(seen.size(), kinds) << "the cases do not cover none, one and several";
}

TEST(ThoroughSearch, AgreesWithTheSlowCount)
{
    compare_with_slow_count(ruled(4, {"rows-and-columns", "boxes", "diagonals"}), 300, 75);
    compare_with_slow_count(ruled(9, {"rows-and-columns", "boxes", "anti-knight"}), 40, 60);
    compare_with_slow_count(jigsaw(9, fillable), 60, 60);
}

TEST(ThoroughSearch, AgreesWithTheSlowCountOnCages)
{
    std::mt19937 dice(3);
    const Grid plain = jigsaw(4, "aabb"
                                 "aacb"
                                 "ddcb"
                                 "ddcc");
    for (int drawing = 0; drawing < 20; ++drawing) {
        const Grid grid = killer_of_any_shape(plain, first_solution(plain), 4, dice);
        ThoroughSearch search(grid);
        constexpr int limit = 20;
        const SearchResult found = search.run(open_cells(grid), {.solutions = limit});
        EXPECT_EQ(found.count, count_slowly(grid, open_cells(grid), limit));
    }
}

TEST(ThoroughSearch, AgreesWithTheSlowCountOnLargeCages)
{
    std::mt19937 dice(19);
    for (const Grid& plain : {classic(9), jigsaw(9, fillable)})
        compare_with_slow_count(killer_of_any_shape(plain, first_solution(plain), 5, dice), 40, 70,
                                2);
}

TEST(ThoroughSearch, KnowsWhatIsLeftOver)
{
    const Grid grid = jigsaw(9, fillable);
    const Digits solution = first_solution(grid);
    const std::vector<LeftoverCells> all = leftover_cells(grid);
    EXPECT_FALSE(all.empty());
    for (const LeftoverCells& cells : all)
        EXPECT_EQ(digits_in(cells.in_lines, solution), digits_in(cells.in_regions, solution));
    EXPECT_TRUE(leftover_cells(classic(9)).empty());
}

TEST(ThoroughSearch, BalancesSumsOfHouses)
{
    std::mt19937 dice(5);
    for (const Grid& plain : {classic(9), jigsaw(9, fillable)}) {
        const Digits solution = first_solution(plain);
        const Grid grid = killer_of_any_shape(plain, solution, 5, dice);
        const std::vector<BalancedSums> all = balanced_sums(grid);
        EXPECT_FALSE(all.empty());
        for (const BalancedSums& sums : all)
            EXPECT_EQ(sum_of(sums.inside, solution),
                      sum_of(sums.outside, solution) + sums.difference);
    }
}

TEST(ThoroughSearch, SeesThatRegionsHaveNoGrid)
{
    const Grid grid = jigsaw(9, not_fillable);
    const SearchResult found = search(grid, open_cells(grid), {.guesses = 200'000});
    EXPECT_TRUE(found.decided);
    EXPECT_EQ(found.count, 0);
}

TEST(ThoroughSearch, ProvesKillersOfLargeCages)
{
    std::mt19937 dice(11);
    const Grid plain = classic(9);
    for (int drawing = 0; drawing < 6; ++drawing) {
        const Digits solution = first_solution(plain);
        const Grid grid = killer_of_any_shape(plain, solution, 4, dice);
        const SearchResult found = search(grid, open_cells(grid), {.guesses = 100'000});
        EXPECT_TRUE(found.decided);
        EXPECT_GE(found.count, 1);
        if (found.count == 1) {
            EXPECT_EQ(found.solutions.front(), solution);
        }
    }
}

// The hardest of these take the general search some millions of guesses.
TEST(ThoroughSearch, ProvesKillersOfCagesOfFive)
{
    std::mt19937 dice(23);
    for (int drawing = 0; drawing < 4; ++drawing) {
        const Digits solution = first_solution(classic(9));
        const Grid grid = killer_of_any_shape(classic(9), solution, 5, dice);
        ThoroughSearch search(grid);
        const SearchResult found =
            search.run(open_cells(grid), {.solutions = 2, .guesses = 200'000});
        EXPECT_TRUE(found.decided);
        EXPECT_GE(found.count, 1);
        if (found.count == 1) {
            EXPECT_EQ(found.solutions.front(), solution);
        }
    }
}

// All digits of an empty grid are alike: one way to fill it gives another.
TEST(ThoroughSearch, CountsSeveralWaysToFillAnEmptyGrid)
{
    const Grid grid = jigsaw(9, fillable);
    ThoroughSearch search(grid);
    const SearchResult found = search.run(open_cells(grid), {.solutions = 2});
    ASSERT_EQ(found.solutions.size(), 2u);
    EXPECT_NE(found.solutions[0], found.solutions[1]);
    for (const Digits& solution : found.solutions)
        EXPECT_EQ(count_slowly(grid, solution, 2), 1);
}

// A thorough search begins late, and changes only answers that were not known.
TEST(ThoroughSearch, LeavesTheOrderOfSolutions)
{
    std::mt19937 dice(13);
    const Grid plain = classic(9);
    for (int drawing = 0; drawing < 6; ++drawing) {
        const Grid grid = killer_of_any_shape(plain, first_solution(plain), 9, dice);
        constexpr SearchLimits limits = {.solutions = 2, .guesses = 20'000};
        const SearchResult without =
            Searcher(std::make_shared<const GridPlan>(grid)).run(open_cells(grid), limits);
        const SearchResult with = Searcher(grid).run(open_cells(grid), limits);
        if (without.count == 2) {
            EXPECT_EQ(with.solutions, without.solutions);
        }
    }
}

} // namespace
} // namespace engine
