#include "engine/solve/classic_search.h"

#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>

#include "engine/solve/search.h"
#include "engine/solve/singles.h"
#include "tests/engine/search_grids.h"
#include "tests/engine/slow_count.h"

namespace engine {
namespace {

const Grid& paper()
{
    static const Grid grid = classic(9);
    return grid;
}

Digits listed(const ClassicDigits& digits)
{
    return Digits(digits.begin(), digits.end());
}

ClassicDigits solution_of(std::mt19937& dice)
{
    ClassicDigits givens{};
    std::array<ClassicDigits, 1> found;
    do { // a few random digits lead to a random grid
        givens.fill(no_digit);
        for (int count = 0; count < 6; ++count)
            givens[dice() % 81] = static_cast<Digit>(1 + dice() % 9);
    } while (search_classic(givens, {.solutions = 1}, found).count == 0);
    return found[0];
}

// Puzzles with no, one and many solutions: some cells are opened, and some digits made wrong.
std::vector<ClassicDigits> puzzles(int count, unsigned seed)
{
    std::mt19937 dice(seed);
    std::vector<ClassicDigits> made;
    for (int number = 0; number < count; ++number) {
        ClassicDigits givens = solution_of(dice);
        const auto open_percent = 45 + dice() % 35;
        for (Digit& digit : givens) {
            if (dice() % 100 < open_percent)
                digit = no_digit;
        }
        if (number % 4 == 3)
            givens[dice() % 81] = static_cast<Digit>(1 + dice() % 9);
        made.push_back(givens);
    }
    return made;
}

bool is_solution_of(const ClassicDigits& solution, const ClassicDigits& givens)
{
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (givens[cell] != no_digit && givens[cell] != solution[cell])
            return false;
    }
    return count_slowly(paper(), listed(solution), 2) == 1;
}

class Kernels : public testing::TestWithParam<ClassicKernel> {
protected:
    ClassicResult search(const ClassicDigits& givens,
                         SearchLimits limits = {},
                         std::span<ClassicDigits> solutions = {},
                         std::optional<Exclusion> exclusion = {}) const
    {
        return search_classic_with(GetParam(), givens, limits, solutions, exclusion);
    }
};

TEST_P(Kernels, CountAsTheGeneralSearchDoes)
{
    constexpr int limit = 12;
    std::set<int> seen;
    for (const ClassicDigits& givens : puzzles(400, 1)) {
        std::array<ClassicDigits, limit> found;
        const ClassicResult result = search(givens, {.solutions = limit}, found);
        const SearchResult expected =
            search_in_order(paper(), listed(givens), {.solutions = limit});
        ASSERT_EQ(result.count, expected.count) << testing::PrintToString(givens);
        ASSERT_TRUE(result.decided);
        const auto end = found.begin() + result.count;
        ASSERT_EQ(std::set(found.begin(), end).size(), static_cast<std::size_t>(result.count));
        for (auto solution = found.begin(); solution != end; ++solution)
            ASSERT_TRUE(is_solution_of(*solution, givens));
        seen.insert(std::min(result.count, 2));
    }
    EXPECT_EQ(seen.size(), 3u) << "the cases do not cover none, one and several";
}

// After the second solution nothing is kept but their number, which has a way of its own.
TEST_P(Kernels, CountManyAsTheGeneralSearchDoes)
{
    int many = 0;
    for (const ClassicDigits& givens : puzzles(150, 4)) {
        for (const int limit : {3, 50, 1000}) {
            const ClassicResult result = search(givens, {.solutions = limit});
            const SearchResult expected =
                search_in_order(paper(), listed(givens), {.solutions = limit});
            ASSERT_EQ(result.count, expected.count) << testing::PrintToString(givens);
            ASSERT_TRUE(result.decided);
            many += result.count > 50 && result.count < 1000 ? 1 : 0;
        }
    }
    EXPECT_GT(many, 5);
    EXPECT_EQ(search({}, {.solutions = 5000}).count, 5000);
}

TEST_P(Kernels, FindTheSameSolutionsFirstWhateverTheLimit)
{
    for (const ClassicDigits& givens : puzzles(100, 5)) {
        std::array<ClassicDigits, 2> two{}, of_many{};
        std::array<ClassicDigits, 4> four{};
        search(givens, {.solutions = 2}, two);
        search(givens, {.solutions = 300}, of_many);
        search(givens, {.solutions = 300}, four);
        ASSERT_EQ(two, of_many);
        ASSERT_TRUE(std::equal(two.begin(), two.end(), four.begin()));
    }
}

TEST_P(Kernels, CountAsSlowlyButSurely)
{
    for (const ClassicDigits& givens : puzzles(150, 2)) {
        if (std::count(givens.begin(), givens.end(), no_digit) > 50)
            continue;
        ASSERT_EQ(search(givens, {.solutions = 5}).count, count_slowly(paper(), listed(givens), 5));
    }
}

TEST_P(Kernels, LeaveOutWhatIsExcluded)
{
    std::mt19937 dice(3);
    for (const ClassicDigits& givens : puzzles(200, 3)) {
        constexpr int many = 50;
        std::vector<ClassicDigits> all(many);
        const int count = search(givens, {.solutions = many}, all).count;
        if (count == many)
            continue;
        const Exclusion exclusion{Cell{static_cast<std::uint16_t>(dice() % 81)},
                                  static_cast<Digit>(1 + dice() % 9)};
        const auto left = std::count_if(all.begin(), all.begin() + count, [&](const auto& found) {
            return found[exclusion.cell.index] != exclusion.digit;
        });
        ASSERT_EQ(search(givens, {.solutions = many}, {}, exclusion).count, left);
    }
}

TEST_P(Kernels, FillTheEmptyBoard)
{
    const ClassicDigits empty{};
    std::vector<ClassicDigits> found(500);
    const ClassicResult result = search(empty, {.solutions = 500}, found);
    EXPECT_EQ(result.count, 500);
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), 500u);
    EXPECT_TRUE(is_solution_of(found[0], empty));
    EXPECT_TRUE(is_solution_of(found[499], empty));
}

// The maker of easy puzzles depends on it, on every processor.
TEST_P(Kernels, SolveWithoutGuessesWhatSinglesSolve)
{
    std::mt19937 dice(4);
    int solved = 0;
    for (int number = 0; number < 300; ++number) {
        ClassicDigits givens = solution_of(dice);
        for (int opened = 0; opened < 60; ++opened)
            givens[dice() % 81] = no_digit;
        if (!singles_suffice(paper(), listed(givens), Singles::All))
            continue;
        const ClassicResult result = search(givens, {.solutions = 2, .guesses = 0});
        ASSERT_EQ(result.count, 1) << testing::PrintToString(givens);
        ASSERT_TRUE(result.decided);
        ++solved;
    }
    EXPECT_GT(solved, 50);
}

TEST_P(Kernels, KeepOnlyWhatThereIsRoomFor)
{
    std::array<ClassicDigits, 3> found;
    found[2].fill(77);
    EXPECT_EQ(search({}, {.solutions = 10}, std::span(found).first(2)).count, 10);
    EXPECT_EQ(found[2][0], 77);
}

TEST_P(Kernels, SayWhenTheGuessesRanOut)
{
    const ClassicResult none = search({}, {.solutions = 2, .guesses = 0});
    EXPECT_FALSE(none.decided);
    EXPECT_EQ(none.count, 0);
    const ClassicResult some = search({}, {.solutions = 1000, .guesses = 20});
    EXPECT_FALSE(some.decided);
    EXPECT_EQ(some.guesses, 20u);
}

TEST_P(Kernels, RefuseWhatIsNoDigitOrClashes)
{
    ClassicDigits givens{};
    givens[40] = 10;
    EXPECT_EQ(search(givens).count, 0);
    givens[40] = 255;
    EXPECT_EQ(search(givens).count, 0);
    // In the row, the column, the box, and in the minirow and the minicolumn.
    for (std::size_t other : {36u, 4u, 30u, 41u, 49u}) {
        givens.fill(no_digit);
        givens[40] = givens[other] = 7;
        EXPECT_EQ(search(givens), ClassicResult{}) << "at once, not by trying";
    }
}

// We may not distribute the 49,151 puzzles with 17 givens and similar lists; whoever has such lists
// names their folder. One puzzle on each line, 81 characters; the rest of the line is ignored.
TEST_P(Kernels, AgreeOnListsFromElsewhere)
{
    const char* folder = std::getenv("CRONODOKU_PUZZLE_LISTS");
    if (folder == nullptr)
        GTEST_SKIP() << "CRONODOKU_PUZZLE_LISTS names no folder of puzzle lists";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream list(entry.path());
        for (std::string line; std::getline(list, line);) {
            if (line.size() < 81 || line[0] == '#')
                continue;
            ClassicDigits givens;
            std::transform(line.begin(), line.begin() + 81, givens.begin(), [](char letter) {
                return letter >= '1' && letter <= '9' ? static_cast<Digit>(letter - '0') : no_digit;
            });
            ASSERT_EQ(search(givens).count, search_in_order(paper(), listed(givens), {}).count)
                << entry.path() << ": " << line;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All,
                         Kernels,
                         testing::ValuesIn(classic_kernels().begin(), classic_kernels().end()),
                         [](const auto& kernel) { return std::string(id_of(kernel.param)); });

TEST(ClassicSearchTest, TheFastestOfTheseIsTakenOrTheChosenOne)
{
    ASSERT_FALSE(classic_kernels().empty());
    EXPECT_EQ(classic_kernels().front(), ClassicKernel::Portable);
    ASSERT_TRUE(chosen_classic_kernel()) << "the environment names no kernel of this processor";
    const char* chosen = std::getenv(kernel_variable);
    EXPECT_EQ(id_of(*chosen_classic_kernel()),
              chosen != nullptr ? chosen : id_of(classic_kernels().back()));
    const auto givens = puzzles(1, 5).front();
    EXPECT_EQ(search_classic(givens), search_classic_with(*chosen_classic_kernel(), givens));
}

// Each in a process of its own, as the environment is asked once.
TEST(ClassicSearchDeathTest, TheEnvironmentChoosesAKernel)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto choose = [](const char* id) {
        ::setenv(kernel_variable, id, 1);
        const auto& chosen = chosen_classic_kernel();
        const std::string said = chosen ? std::string(id_of(*chosen))
                                        : fill_places(chosen.why().text, chosen.why().places);
        std::fputs(said.c_str(), stderr);
        std::exit(chosen ? 0 : 2);
    };
    EXPECT_EXIT(choose("portable"), testing::ExitedWithCode(0), "^portable$");
    EXPECT_EXIT(choose("abacus"), testing::ExitedWithCode(2),
                "CRONODOKU_SEARCH chooses .* not have: abacus. It has these: portable");
}

TEST(ClassicSearchTest, ManyPuzzlesAtOnceAreTheSameAsOneByOne)
{
    const auto many = puzzles(100, 6);
    std::vector<ClassicResult> results(many.size());
    search_classic(many, results);
    for (std::size_t number = 0; number < many.size(); ++number)
        EXPECT_EQ(results[number], search_classic(many[number]));
}

TEST(ClassicSearchTest, OnlyTheClassicGridIsClassic)
{
    EXPECT_TRUE(paper().is_classic());
    EXPECT_FALSE(classic(6).is_classic());
    EXPECT_FALSE(classic(16).is_classic());
    EXPECT_FALSE(anti_knight(9).is_classic());
    EXPECT_FALSE(ruled(9, {"rows-and-columns"}).is_classic());
    EXPECT_FALSE(ruled(9, {"rows-and-columns", "boxes", "diagonals"}).is_classic());
    Digits solution =
        search_in_order(paper(), Digits(81, no_digit), {.solutions = 1}).solutions.at(0);
    EXPECT_FALSE(killer(9, solution).is_classic());
}

} // namespace
} // namespace engine
