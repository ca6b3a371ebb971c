#include "engine/solve/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "engine/grid/board.h"
#include "engine/rules/layout.h"
#include "engine/solve/general_search.h"
#include "engine/text/notation.h"
#include "tests/engine/search_grids.h"
#include "tests/engine/slow_count.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

Digits open(const Grid& grid)
{
    return Digits(grid.cells().size(), no_digit);
}

Digits some_solution(const Grid& grid)
{
    return search_in_order(grid, open(grid), {.solutions = 1}).solutions.at(0);
}

bool obeys_the_rules(const Grid& grid, const Digits& digits)
{
    const Board board(digits);
    const bool full = std::find(digits.begin(), digits.end(), no_digit) == digits.end();
    const bool sums = std::all_of(grid.cages().begin(), grid.cages().end(), [&](const Cage& cage) {
        int sum = 0;
        for (Cell cell : cage.cells)
            sum += digits[cell.index];
        return sum == cage.sum;
    });
    return full && sums && clashing_cells(grid, board).empty();
}

bool extends(const Digits& solution, const Digits& givens)
{
    for (std::size_t index = 0; index < givens.size(); ++index) {
        if (givens[index] != no_digit && givens[index] != solution[index])
            return false;
    }
    return true;
}

// Opens cells and makes a few wrong. Returns which numbers of solutions occurred: none, one,
// several.
std::set<int> compared_with_slow_count(const Grid& grid, int rounds, unsigned open_percent)
{
    const Digits solution = some_solution(grid);
    std::mt19937 dice(2024);
    constexpr int limit = 20;
    std::set<int> seen;
    for (int round = 0; round < rounds; ++round) {
        Digits givens = solution;
        for (Digit& digit : givens) {
            if (dice() % 100 < open_percent)
                digit = no_digit;
        }
        if (round % 3 == 2)
            givens[dice() % givens.size()] =
                static_cast<Digit>(1 + dice() % static_cast<unsigned>(grid.size()));
        const SearchResult result = search(grid, givens, {.solutions = limit});
        EXPECT_EQ(result.count, count_slowly(grid, givens, limit)) << to_text(givens);
        EXPECT_TRUE(result.decided);
        const SearchResult all = search_in_order(grid, givens, {.solutions = limit});
        EXPECT_EQ(all.count, result.count);
        EXPECT_EQ(result.solutions, result.count == 1 ? all.solutions : std::vector<Digits>());
        const std::set<Digits> different(all.solutions.begin(), all.solutions.end());
        EXPECT_EQ(static_cast<int>(different.size()), all.count);
        for (const Digits& found : all.solutions) {
            EXPECT_TRUE(obeys_the_rules(grid, found));
            EXPECT_TRUE(extends(found, givens));
        }
        seen.insert(std::min(result.count, 2));
    }
    return seen;
}

void compare_with_slow_count(const Grid& grid, int rounds, unsigned open_percent)
{
    EXPECT_EQ(compared_with_slow_count(grid, rounds, open_percent).size(), 3u)
        << "the cases do not cover none, one and several";
}

TEST(Search, CountsTheKnownNumbersOfSmallGrids)
{
    const SearchLimits all = {.solutions = 100'000};
    const Grid four = classic(4);
    EXPECT_EQ(search(four, open(four), all).count, 288);
    const Grid latin = ruled(4, {"rows-and-columns"});
    EXPECT_EQ(search(latin, open(latin), all).count, 576);
    const Grid latin_five = ruled(5, {"rows-and-columns"});
    EXPECT_EQ(search(latin_five, open(latin_five), {.solutions = 200'000}).count, 161'280);
    const Grid one = ruled(1, {"rows-and-columns"});
    EXPECT_EQ(search(one, open(one), all).count, 1);
}

TEST(Search, AgreesWithTheSlowCountOn4x4)
{
    compare_with_slow_count(classic(4), 2'000, 65);
}
TEST(Search, AgreesWithTheSlowCountOn6x6)
{
    compare_with_slow_count(classic(6), 600, 60);
}
TEST(Search, AgreesWithTheSlowCountOn9x9)
{
    compare_with_slow_count(classic(9), 100, 58);
}

TEST(Search, AgreesWithTheSlowCountOnDiagonals)
{
    const std::vector<std::string_view> rules = {"rows-and-columns", "boxes", "diagonals"};
    compare_with_slow_count(ruled(4, rules), 500, 70);
    compare_with_slow_count(ruled(9, rules), 60, 60);
}

TEST(Search, AgreesWithTheSlowCountOnJigsaws)
{
    compare_with_slow_count(jigsaw(4, "aabb"
                                      "aacb"
                                      "ddcb"
                                      "ddcc"),
                            500, 70);
    compare_with_slow_count(jigsaw(5, "aaabb"
                                      "aabbb"
                                      "ccccd"
                                      "ceddd"
                                      "eeeed"),
                            500, 70);
    compare_with_slow_count(jigsaw(9, "aaaabbccc"
                                      "aaabbbccc"
                                      "aabbbbccc"
                                      "dddeeefff"
                                      "ddddeefff"
                                      "ddeeeefff"
                                      "gggghhiii"
                                      "ggghhhiii"
                                      "gghhhhiii"),
                            60, 58);
}

TEST(Search, AgreesWithTheSlowCountOnPairs)
{
    compare_with_slow_count(anti_knight(9), 60, 60);
}

TEST(Search, AgreesWithTheSlowCountOnCages)
{
    compare_with_slow_count(killer(4, some_solution(classic(4))), 500, 90);
    compare_with_slow_count(killer(6, some_solution(classic(6))), 300, 85);
}

// Cages of up to four cells of any shape, so that some lie across houses: what they leave of rows,
// columns and boxes, and sums whose digits may repeat, are also checked.
TEST(Search, AgreesWithTheSlowCountOnCagesOfAnyShape)
{
    std::mt19937 dice(11);
    std::set<int> seen;
    for (int round = 0; round < 12; ++round) {
        const Grid plain = classic(round % 2 == 0 ? 4 : 6);
        const Grid grid = killer_of_any_shape(plain, some_solution(plain), 4, dice);
        seen.merge(compared_with_slow_count(grid, fewer(40, 2), 95));
    }
    EXPECT_EQ(seen.size(), 3u);
    const Grid nine = killer_of_any_shape(classic(9), some_solution(classic(9)), 4, dice);
    compared_with_slow_count(nine, fewer(30), 58);
}

TEST(Search, AgreesWithTheSlowCountOnOverlappingSquares)
{
    std::vector<Place> places;
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 6; ++column) {
            if ((row < 4 && column < 4) || (row > 1 && column > 1))
                places.push_back({row, column});
        }
    }
    GridBuilder builder(4, places);
    const Grid four = classic(4);
    for (int corner : {0, 2}) {
        for (const House& house : four.houses()) {
            Cells cells;
            for (Cell cell : house.cells) {
                const Place place = four.place_of(cell);
                cells.push_back(builder.cell_at(place.row + corner, place.column + corner));
            }
            builder.add_house(house.kind, cells);
        }
    }
    compare_with_slow_count(std::move(builder).build(), 400, 75);
}

TEST(Search, AgreesWithTheSlowCountOnNamedLayouts)
{
    for (const char* id : {"windoku", "disjoint-9x9", "anti-king-9x9", "8x8", "10x10"})
        compare_with_slow_count(*make_grid(*find_layout(id)), 24, 55);
}

TEST(Search, SolvesPuzzlesKnownToBeHardWithFewGuesses)
{
    const Grid grid = classic(9);
    for (const char* text : {
             "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
             "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
             "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
             "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
         }) {
        const auto givens = parse_digits(text, grid);
        ASSERT_TRUE(givens);
        const SearchResult result = search(grid, *givens);
        EXPECT_EQ(result.count, 1) << text;
        EXPECT_TRUE(obeys_the_rules(grid, result.solutions.at(0)));
        EXPECT_TRUE(extends(result.solutions.at(0), *givens));
        EXPECT_LT(result.guesses, 5'000u) << text;
    }
}

TEST(Search, FillsLargeEmptyGrids)
{
    for (int size : {12, 16, 25}) {
        const Grid grid = classic(size);
        const SearchResult result =
            search_in_order(grid, open(grid), {.solutions = 1, .guesses = 100'000});
        ASSERT_EQ(result.count, 1) << size;
        EXPECT_TRUE(obeys_the_rules(grid, result.solutions.at(0)));
    }
}

TEST(Search, StopsAtTheLimitOfSolutions)
{
    const Grid grid = classic(9);
    for (int limit : {1, 2, 7}) {
        const SearchResult result = search(grid, open(grid), {.solutions = limit});
        EXPECT_EQ(result.count, limit);
        EXPECT_TRUE(result.decided);
    }
}

TEST(Search, SaysWhenTheBudgetRanOut)
{
    const Grid grid = classic(9);
    const SearchResult result = search(grid, open(grid), {.solutions = 1, .guesses = 3});
    EXPECT_FALSE(result.decided);
    EXPECT_EQ(result.guesses, 3u);
    EXPECT_EQ(result.count, 0);
}

// Two cells that six hundred others see: the first one makes each of these known, and the second
// one makes it impossible before anything follows from it.
TEST(Search, ManyContradictionsAtOnceAreNoHarm)
{
    constexpr std::uint16_t rows = 25, columns = 25;
    std::vector<Place> places;
    for (int cell = 0; cell < rows * columns; ++cell)
        places.push_back(Place{cell / columns, cell % columns});
    GridBuilder builder(2, places);
    for (std::uint16_t other = 2; other < rows * columns; ++other) {
        builder.add_pair(Cell{0}, Cell{other});
        builder.add_pair(Cell{1}, Cell{other});
    }
    const Grid grid = std::move(builder).build();
    Digits givens = open(grid);
    givens[0] = givens[1] = 1;
    EXPECT_EQ(search(grid, givens).count, 1);
    givens[1] = 2;
    EXPECT_EQ(search(grid, givens).count, 0);
}

TEST(Search, GivensThatBreakTheRulesHaveNoSolution)
{
    const Grid grid = classic(9);
    Digits twice = open(grid);
    twice[0] = 5;
    twice[8] = 5;
    EXPECT_EQ(search(grid, twice).count, 0);
    Digits too_large = open(grid);
    too_large[40] = 12;
    EXPECT_EQ(search(grid, too_large).count, 0);
}

TEST(Search, FindsTheSameInTheSameOrderEveryTime)
{
    const Grid grid = classic(9);
    const SearchLimits limits = {.solutions = 50};
    EXPECT_EQ(search_in_order(grid, open(grid), limits).solutions,
              search_in_order(grid, open(grid), limits).solutions);
}

TEST(Search, FindsAnyNumberOfSolutionsOfAClassicPuzzle)
{
    const Grid& grid = classic(9);
    Digits givens = some_solution(grid);
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        givens[cell] = cell % 9 < 5 ? givens[cell] : no_digit;
    const SearchResult all = search_in_order(grid, givens, {.solutions = 100'000});
    EXPECT_GT(all.count, 64);
    EXPECT_EQ(all.count, search(grid, givens, {.solutions = 100'000}).count);
    const std::set<Digits> different(all.solutions.begin(), all.solutions.end());
    EXPECT_EQ(static_cast<int>(different.size()), all.count);
    for (const Digits& solution : different)
        ASSERT_TRUE(obeys_the_rules(grid, solution) && extends(solution, givens));
    EXPECT_EQ(search_in_order(grid, givens, {.solutions = 65}).solutions.size(), 65u);
}

TEST(Search, KeepsToTheDigitsThatAPositionAllows)
{
    const Grid& grid = classic(9);
    const Digits solution = some_solution(grid);
    std::vector<DigitSet> allowed(81);
    for (std::size_t cell = 0; cell < 81; ++cell)
        allowed[cell] = DigitSet::only(solution[cell]).with(Digit{1}).with(Digit{2});
    const SearchResult result = search_in_order(grid, open(grid), {.solutions = 100}, allowed);
    ASSERT_GE(result.count, 1);
    for (const Digits& found : result.solutions) {
        for (std::size_t cell = 0; cell < 81; ++cell)
            EXPECT_TRUE(allowed[cell].has(found[cell]));
    }
    allowed[0] = DigitSet::only(solution[1]);
    allowed[1] = DigitSet::only(solution[1]);
    EXPECT_EQ(search_in_order(grid, open(grid), {}, allowed).count, 0);
    EXPECT_EQ(search_in_order(grid, solution, {}, allowed).count, 1)
        << "only open cells are restricted";
    const std::vector<DigitSet> all_empty(81);
    EXPECT_EQ(search_in_order(grid, solution, {}, all_empty).count, 1);
}

} // namespace
} // namespace engine
