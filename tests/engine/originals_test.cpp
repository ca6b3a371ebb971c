#include "engine/make/originals.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <utility>

#include "engine/make/goal.h"
#include "engine/make/puzzle_maker.h"
#include "engine/solve/classic_search.h"

namespace engine {
namespace {

constexpr std::array hard_levels = {Level::Extreme, Level::Diabolical};

std::vector<Digits> originals_of(Level level)
{
    std::vector<Digits> puzzles;
    for (const Walk& walk : walks_of(level)) {
        for (Original& puzzle : puzzles_on(walk)) {
            if (puzzle.counts)
                puzzles.push_back(std::move(puzzle.givens));
        }
    }
    return puzzles;
}

int count_solutions(const Digits& givens)
{
    return search_classic(ClassicGivens(givens.data(), 81)).count;
}

TEST(Originals, AreThereForTheHardestLevelsOnly)
{
    EXPECT_EQ(count_originals(Level::Expert), 0);
    for (Level level : hard_levels)
        EXPECT_GE(count_originals(level), 400) << id_of(level);
}

TEST(Originals, AreAllDifferent)
{
    std::set<Digits> seen;
    for (Level level : hard_levels) {
        const std::vector<Digits> puzzles = originals_of(level);
        EXPECT_EQ(puzzles.size(), static_cast<std::size_t>(count_originals(level)));
        for (const Digits& puzzle : puzzles)
            EXPECT_TRUE(seen.insert(puzzle).second);
    }
}

TEST(Originals, HaveOneSolutionAndNoGivenToSpare)
{
    for (Level level : hard_levels) {
        for (int number = 0; number < count_originals(level); number += 37) {
            Digits givens = original(level, number);
            ASSERT_EQ(count_solutions(givens), 1);
            for (Digit& given : givens) {
                const Digit there = std::exchange(given, no_digit);
                EXPECT_EQ(count_solutions(givens), there == no_digit ? 1 : 2)
                    << id_of(level) << " " << number;
                given = there;
            }
        }
    }
}

// `search_bench originals --again` looks at all of them.
TEST(Originals, AreOfTheirLevel)
{
    Goal goal({});
    goal.take_up(make_grid(*find_layout("9x9")));
    for (Level level : hard_levels) {
        const int count = count_originals(level);
        for (int part = 0; part < 8; ++part) {
            const int number = part * (count - 1) / 7;
            EXPECT_EQ(goal.level_of(original(level, number)), level) << number;
        }
    }
}

TEST(Originals, AreFoundByNumberAsTheyStandInTheirList)
{
    const std::vector<Digits> puzzles = originals_of(Level::Extreme);
    for (std::size_t number = 0; number < puzzles.size(); number += 101)
        EXPECT_EQ(original(Level::Extreme, static_cast<int>(number)), puzzles[number]);
}

TEST(Originals, AreWrittenAndReadAgain)
{
    Digits start(81, no_digit);
    start[0] = 4;
    start[30] = 9;
    EXPECT_EQ(text_of_start({start}), "4zc9zx");
    EXPECT_EQ(text_of_start({start, false}), "-4zc9zx");
    const Exchange exchange{Cell{30}, Cell{80}, 7};
    EXPECT_EQ(text_of_exchange(start, exchange, true), "B997");
    const std::vector<Original> walk = puzzles_on({"-4zc9zx", "B997A11b"});
    ASSERT_EQ(walk.size(), 3u);
    EXPECT_EQ(walk[0].givens, start);
    EXPECT_FALSE(walk[0].counts);
    EXPECT_EQ(walk[1].givens, exchanged(start, exchange));
    EXPECT_TRUE(walk[1].counts);
    EXPECT_EQ(walk[2].givens[0], 2);
    EXPECT_FALSE(walk[2].counts);
}

TEST(Originals, ComeRearrangedAndOfTheLevelAskedFor)
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

TEST(Originals, GiveWayToWishes)
{
    const auto made =
        make_puzzle({.level = Level::Extreme, .symmetry = Symmetry::Rotation2, .seed = 3});
    ASSERT_TRUE(made);
    const Digits& givens = made->puzzle.givens;
    for (std::size_t cell = 0; cell < 81; ++cell)
        EXPECT_EQ(givens[cell] == no_digit, givens[80 - cell] == no_digit);
}

TEST(Originals, AreTriedUntilOneNeedsTheTechnique)
{
    const auto made = make_puzzle({.level = Level::Extreme,
                                   .seed = 2,
                                   .technique = &techniques::forcing_chain_contradiction});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->is_as_asked);
}

} // namespace
} // namespace engine
