#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <set>
#include <span>
#include <sstream>
#include <utility>

#include "engine/construct/construction.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_maker.h"
#include "engine/recipe/stock.h"
#include "engine/recipe/written_recipe.h"
#include "engine/solve/classic_search.h"
#include "tests/bench/tables/stock_search.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {
namespace {

constexpr std::array hard_levels = {Level::Extreme, Level::Diabolical};

const Shelf* stock(std::string_view layout, Level level)
{
    return find_shelf(layout, id_of(level), id_of(Symmetry::None));
}

const Shelf& walks_of(Level level)
{
    return *stock("9x9", level);
}

std::vector<Shelf> shelves_of_grids()
{
    std::vector<Shelf> shelves;
    for (const Shelf& shelf : all_shelves()) {
        if (shelf.prepared == Prepared::Grids)
            shelves.push_back(shelf);
    }
    return shelves;
}

int count_offered(const Shelf& shelf)
{
    return static_cast<int>(offered_on(shelf).size());
}

int number_of_offered(const Shelf& shelf, int rank)
{
    return offered_on(shelf)[static_cast<std::size_t>(rank)];
}

PuzzleSpec spec_of(const Shelf& shelf, std::uint64_t seed)
{
    return {.layout = std::string(shelf.layout),
            .level = *find_level(shelf.level),
            .symmetry = *find_symmetry(shelf.symmetry),
            .seed = seed};
}

std::vector<Digits> offered(Level level)
{
    std::vector<Digits> puzzles;
    for (const Walk& walk : walks_on(walks_of(level))) {
        for (StockPuzzle& puzzle : puzzles_on(walk)) {
            if (puzzle.is_offered)
                puzzles.push_back(std::move(puzzle.givens));
        }
    }
    return puzzles;
}

int count_solutions(const Digits& givens)
{
    return search_classic(ClassicGivens(givens.data(), 81)).count;
}

TEST(Stock, IsThereWhereChanceIsSlow)
{
    EXPECT_EQ(stock("9x9", Level::Expert), nullptr);
    EXPECT_EQ(stock("jigsaw-9x9", Level::Extreme), nullptr);
    EXPECT_NE(stock("jigsaw-9x9", Level::Diabolical), nullptr);
    for (Level level : hard_levels)
        EXPECT_GE(count_offered(walks_of(level)), 400) << id_of(level);
    for (const Shelf& shelf : shelves_of_grids()) {
        EXPECT_GE(count_offered(shelf), 20) << shelf.layout;
        std::set<std::string_view> codes;
        for (int number : offered_on(shelf))
            codes.insert(*grid_code_on(shelf, number));
        EXPECT_EQ(std::ssize(codes), count_offered(shelf)) << shelf.layout;
    }
}

// Recipes name shelves and puzzles by number.
TEST(Stock, IsOnlyEverAppendedTo)
{
    const auto shelves = all_shelves();
    ASSERT_GE(shelves.size(), 20u);
    EXPECT_EQ(shelves[0].level, "extreme");
    EXPECT_EQ(shelves[1].level, "diabolical");
    EXPECT_TRUE(stock_puzzle(shelves[0], 7'980));
    EXPECT_TRUE(stock_puzzle(shelves[1], 1'425));
    EXPECT_FALSE(stock_puzzle(shelves[1], 100'000));
    EXPECT_FALSE(stock_puzzle(shelves[1], -1));
}

TEST(Stock, IsWrittenByItsProgram)
{
    std::ifstream file(source_root() / "assets/data/stock.txt");
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_EQ(bench::stock_file(bench::printed_shelves()), text.str());
    for (Level level : hard_levels) {
        std::string walks;
        for (const Walk& walk : walks_on(walks_of(level)))
            walks += (walks.empty() ? "" : "\n") + text_of_walk(puzzles_on(walk));
        EXPECT_EQ(walks, walks_of(level).text);
    }
}

TEST(StockWalks, AreWrittenAndReadAgain)
{
    StockPuzzle start{Digits(81, no_digit), false};
    start.givens[0] = 4;
    start.givens[30] = 9;
    EXPECT_EQ(text_of_walk({start}), "-4zc9zx");
    const StockPuzzle next{exchanged(start.givens, {Cell{30}, Cell{80}, 7})};
    const StockPuzzle last{exchanged(next.givens, {Cell{0}, Cell{0}, 2}), false};
    const std::string text = text_of_walk({start, next, last});
    const std::string_view view = text;
    const auto walk = puzzles_on({view.substr(0, view.find(' ')), view.substr(view.find(' ') + 1)});
    ASSERT_EQ(walk.size(), 3u);
    EXPECT_EQ(walk[0].givens, start.givens);
    EXPECT_FALSE(walk[0].is_offered);
    EXPECT_EQ(walk[1].givens, next.givens);
    EXPECT_TRUE(walk[1].is_offered);
    EXPECT_EQ(walk[2].givens, last.givens);
    EXPECT_FALSE(walk[2].is_offered);
}

TEST(StockWalks, AreAllDifferent)
{
    std::set<Digits> seen;
    for (Level level : hard_levels) {
        const std::vector<Digits> puzzles = offered(level);
        EXPECT_EQ(puzzles.size(), static_cast<std::size_t>(count_offered(walks_of(level))));
        for (const Digits& puzzle : puzzles)
            EXPECT_TRUE(seen.insert(puzzle).second);
    }
}

TEST(StockWalks, HaveOneSolutionAndNoGivenToSpare)
{
    for (Level level : hard_levels) {
        for (int rank = 0; rank < count_offered(walks_of(level)); rank += 37) {
            Digits givens =
                *stock_puzzle(walks_of(level), number_of_offered(walks_of(level), rank));
            ASSERT_EQ(count_solutions(givens), 1);
            for (Digit& given : givens) {
                const Digit there = std::exchange(given, no_digit);
                EXPECT_EQ(count_solutions(givens), there == no_digit ? 1 : 2)
                    << id_of(level) << " " << rank;
                given = there;
            }
        }
    }
}

// `search_bench stock --again` checks all of them.
TEST(StockWalks, AreOfTheirLevel)
{
    Goal goal({});
    const auto grid = make_grid(*find_layout("9x9"));
    for (Level level : hard_levels) {
        const int count = count_offered(walks_of(level));
        for (int part = 0; part < 8; ++part) {
            const int number = number_of_offered(walks_of(level), part * (count - 1) / 7);
            EXPECT_EQ(goal.level_of(grid, *stock_puzzle(walks_of(level), number)), level) << number;
        }
    }
}

TEST(StockWalks, AreFoundByRankAsTheyStand)
{
    for (Level level : hard_levels) {
        const std::vector<Digits> puzzles = offered(level);
        for (std::size_t rank = 0; rank < puzzles.size(); rank += 101) {
            const int number = number_of_offered(walks_of(level), static_cast<int>(rank));
            EXPECT_EQ(stock_puzzle(walks_of(level), number), puzzles[rank]);
        }
    }
}

TEST(StockWalks, ComeRearrangedAndOfTheLevelAskedFor)
{
    for (Level level : hard_levels) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto made = make_puzzle({.level = level, .seed = seed, .is_minimal = true});
            ASSERT_TRUE(made);
            EXPECT_TRUE(made->is_as_asked);
            EXPECT_EQ(made->attempts, 1u);
            EXPECT_EQ(level_of(made->puzzle), level);
            EXPECT_EQ(count_solutions(made->puzzle.givens), 1);
        }
    }
}

TEST(StockWalks, GiveWayToWishes)
{
    const auto made =
        make_puzzle({.level = Level::Extreme, .symmetry = Symmetry::Rotation2, .seed = 3});
    ASSERT_TRUE(made);
    const Digits& givens = made->puzzle.givens;
    for (std::size_t cell = 0; cell < 81; ++cell)
        EXPECT_EQ(givens[cell] == no_digit, givens[80 - cell] == no_digit);
}

TEST(StockWalks, AreTriedUntilOneNeedsTheTechnique)
{
    const auto made = make_puzzle({.level = Level::Extreme,
                                   .seed = 2,
                                   .technique = &techniques::forcing_chain_contradiction});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->is_as_asked);
}

TEST(StockGrids, HoldPuzzlesOfTheirLevel)
{
    int shelves = 0;
    for (const Shelf& shelf : shelves_of_grids()) {
        const Layout layout = *find_layout(shelf.layout);
        const std::vector<int> offered = offered_on(shelf);
        for (int number : {offered.front(), offered.back()}) {
            if (is_sanitized && shelves++ % 5 != 0)
                continue;
            const auto written = read_written(layout, *grid_code_on(shelf, number));
            ASSERT_TRUE(written);
            const auto puzzle = remake({layout.id, std::get<FilledGrid>(*written)});
            ASSERT_TRUE(puzzle);
            EXPECT_EQ(id_of(level_of(*puzzle)), shelf.level) << shelf.layout;
        }
        EXPECT_FALSE(grid_code_on(shelf, 10'000)) << "no shelf holds as many";
        EXPECT_FALSE(grid_code_on(shelf, -1));
    }
}

// With the first seed whose own attempts fail.
void expect_help(PuzzleSpec spec)
{
    constexpr int most_seeds = 40;
    const std::uint64_t before = stock(spec.layout, spec.level)->attempts_before;
    for (int tries = 0; tries < most_seeds; ++tries, ++spec.seed) {
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made);
        if (made->attempts <= before)
            continue;
        EXPECT_TRUE(made->is_as_asked);
        EXPECT_LE(made->attempts, before + 3);
        EXPECT_EQ(level_of(made->puzzle), spec.level);
        EXPECT_EQ(make_puzzle(spec)->puzzle.givens, made->puzzle.givens);
        return;
    }
    ADD_FAILURE() << "no seed needs help";
}

TEST(StockGrids, HelpOutWhereChanceMakesNone)
{
    expect_help({.layout = "x-9x9", .level = Level::Extreme, .seed = 1});
    if (is_sanitized)
        return;
    expect_help({.layout = "disjoint-9x9", .level = Level::Diabolical, .seed = 1});
    expect_help({.layout = "16x16", .level = Level::Extreme, .seed = 9});
}

// The game does not rate these again, so that they are ready within a frame.
TEST(StockGrids, MakeSymmetricClassicPuzzlesAtOnce)
{
    for (const Shelf& shelf : shelves_of_grids()) {
        if (shelf.symmetry == id_of(Symmetry::None))
            continue;
        std::set<Digits> seen;
        const std::size_t seeds = fewer(3u);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto made = make_puzzle(spec_of(shelf, seed));
            ASSERT_TRUE(made);
            EXPECT_TRUE(made->is_as_asked);
            EXPECT_EQ(made->attempts, 1u);
            EXPECT_EQ(id_of(level_of(made->puzzle)), shelf.level);
            const Digits& givens = made->puzzle.givens;
            for (const Cells& orbit : orbits(*made->puzzle.grid, *find_symmetry(shelf.symmetry))) {
                for (Cell cell : orbit)
                    EXPECT_EQ(givens[cell.index] == no_digit,
                              givens[orbit.front().index] == no_digit);
            }
            seen.insert(givens);
        }
        EXPECT_EQ(seen.size(), seeds);
    }
}

TEST(StockGrids, GiveWayToWishes)
{
    const auto made = make_puzzle(
        {.level = Level::Extreme, .symmetry = Symmetry::Diagonal, .seed = 3, .is_minimal = true});
    ASSERT_TRUE(made);
    EXPECT_GT(made->attempts, 1u);
}

} // namespace
} // namespace engine
