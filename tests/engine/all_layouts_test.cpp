// Every layout of the catalogue: compares the fast search with the slow one, and makes and saves
// puzzles.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/store/documents/puzzle_document.h"
#include "tests/engine/slow_count.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

class AllLayoutsTest : public testing::TestWithParam<std::string> {
protected:
    MadePuzzle made(Level level, std::uint64_t seed) const
    {
        auto puzzle = make_puzzle({.layout = GetParam(), .level = level, .seed = seed});
        EXPECT_TRUE(puzzle.has_value());
        return *std::move(puzzle);
    }

    // The slow count can handle only so many open cells: the larger the grid, the fewer.
    static unsigned open_cells(const Grid& grid)
    {
        const unsigned cells = static_cast<unsigned>(grid.cell_count());
        return cells <= 36 ? cells * 3 / 5 : cells <= 100 ? cells / 2 : 40u;
    }
};

// Puzzles with no, one and many solutions: some cells are opened, and a third of the puzzles get
// wrong digits.
TEST_P(AllLayoutsTest, SearchAgreesWithTheSlowCount)
{
    constexpr int limit = 10;
    std::mt19937 dice(2025);
    const Puzzle puzzle = made(Level::Beginner, 1).puzzle;
    const Grid& grid = *puzzle.grid;
    const int rounds = fewer(grid.cell_count() <= 36 ? 150 : 20);
    for (int round = 0; round < rounds; ++round) {
        Digits givens = puzzle.solution;
        for (unsigned opened = 0; opened < open_cells(grid); ++opened)
            givens[dice() % givens.size()] = no_digit;
        if (round % 3 == 2)
            givens[dice() % givens.size()] =
                static_cast<Digit>(1 + dice() % static_cast<unsigned>(grid.size()));
        const SearchResult result = search_in_order(grid, givens, {.solutions = limit});
        ASSERT_TRUE(result.decided);
        ASSERT_EQ(result.count, count_slowly(grid, givens, limit));
        ASSERT_EQ(search(grid, givens, {.solutions = limit}).count, result.count);
        for (const Digits& solution : result.solutions)
            ASSERT_EQ(count_slowly(grid, solution, 2), 1) << "breaks a rule";
    }
}

TEST_P(AllLayoutsTest, MakesPuzzlesWithOneSolution)
{
    for (Level level : {Level::Beginner, Level::Easy}) {
        const MadePuzzle easy = made(level, 3);
        EXPECT_LE(easy.level, level);
        if (easy.puzzle.grid->size() > 4) { // 4x4 puzzles are hardly ever harder than Beginner
            EXPECT_EQ(easy.level, level);
        }
        EXPECT_EQ(level_of(easy.puzzle), easy.level);
        const SearchResult result = search(*easy.puzzle.grid, easy.puzzle.givens);
        ASSERT_EQ(result.count, 1);
        EXPECT_EQ(result.solutions.front(), easy.puzzle.solution);
        EXPECT_EQ(count_slowly(*easy.puzzle.grid, easy.puzzle.solution, 2), 1);
    }
}

TEST_P(AllLayoutsTest, TheSameSpecGivesTheSamePuzzle)
{
    const Puzzle one = made(Level::Beginner, 4).puzzle;
    const Puzzle same = made(Level::Beginner, 4).puzzle;
    EXPECT_EQ(*one.grid, *same.grid);
    EXPECT_EQ(one.givens, same.givens);
    EXPECT_NE(one.solution, made(Level::Beginner, 5).puzzle.solution);
}

TEST_P(AllLayoutsTest, SavedPuzzlesComeBackAsTheyWere)
{
    const Puzzle puzzle = made(Level::Beginner, 2).puzzle;
    const auto back = from_document(to_document(puzzle));
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(*back->grid, *puzzle.grid);
    EXPECT_EQ(back->givens, puzzle.givens);
    EXPECT_EQ(back->solution, puzzle.solution);
}

std::vector<std::string> catalogue()
{
    std::vector<std::string> ids;
    for (const Layout& layout : all_layouts())
        ids.push_back(layout.id);
    return ids;
}

std::string test_name(const testing::TestParamInfo<std::string>& info)
{
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Translations, AllLayoutsTest, testing::ValuesIn(catalogue()), test_name);

// Cages leave one solution by themselves; hard puzzles need few givens then, or none.
TEST(HardPuzzles, HaveOneSolutionOnEveryLayoutOfModerateSize)
{
    for (const Layout& layout : all_layouts()) {
        if (layout.size > 10 || layout.corners.size() > 4)
            continue;
        const auto hard = make_puzzle({.layout = layout.id, .level = Level::Hard, .seed = 1});
        ASSERT_TRUE(hard.has_value()) << layout.id;
        EXPECT_EQ(search(*hard->puzzle.grid, hard->puzzle.givens).count, 1) << layout.id;
        const int givens = count_givens(hard->puzzle.givens);
        if (prints_clues(layout)) {
            EXPECT_LE(givens, hard->puzzle.grid->cell_count() / 8) << layout.id;
            const Digits blank(hard->puzzle.givens.size(), no_digit);
            EXPECT_EQ(search(*hard->puzzle.grid, blank).count, 1) << layout.id << ": cages alone";
        } else {
            EXPECT_GT(givens, 0) << layout.id;
        }
    }
}

TEST(HardPuzzles, AreNoneWhereNoDigitsFitTheRules)
{
    EXPECT_FALSE(make_puzzle({.layout = "6x6+anti-knight+anti-king", .level = Level::Hard}));
}

} // namespace
} // namespace engine
