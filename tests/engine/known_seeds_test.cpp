#include "engine/make/known_seeds.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/make/puzzle_maker.h"

namespace engine {
namespace {

constexpr std::array jigsaws = {"jigsaw-9x9", "jigsaw-x-9x9", "jigsaw-10x10"};

TEST(KnownSeeds, AreThereForDiabolicalJigsaws)
{
    EXPECT_TRUE(known_seeds("9x9", Level::Diabolical).empty());
    EXPECT_TRUE(known_seeds("jigsaw-9x9", Level::Extreme).empty());
    for (const char* layout : jigsaws) {
        const auto seeds = known_seeds(layout, Level::Diabolical);
        EXPECT_GE(seeds.size(), 20u) << layout;
        EXPECT_EQ(std::set(seeds.begin(), seeds.end()).size(), seeds.size()) << layout;
    }
}

TEST(KnownSeeds, MakePuzzlesOfTheirLevel)
{
    for (const char* layout : jigsaws) {
        const auto seeds = known_seeds(layout, Level::Diabolical);
        PuzzleMaker maker({.layout = layout, .level = Level::Diabolical});
        EXPECT_TRUE(maker.is_known(seeds.front())) << layout;
        EXPECT_TRUE(maker.is_known(seeds.back())) << layout;
        EXPECT_TRUE(maker.is_known(seeds.front())) << "whatever was made before";
    }
}

TEST(KnownSeeds, HelpOutWhereChanceMakesNone)
{
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const PuzzleSpec spec{.layout = "jigsaw-9x9", .level = Level::Diabolical, .seed = seed};
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made);
        EXPECT_TRUE(made->is_as_asked);
        EXPECT_LE(made->attempts, attempts_before_known_seeds + 3);
        EXPECT_EQ(level_of(made->puzzle), Level::Diabolical);
        EXPECT_EQ(make_puzzle(spec)->puzzle.givens, made->puzzle.givens);
    }
}

} // namespace
} // namespace engine
