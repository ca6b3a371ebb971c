#include "engine/make/known_seeds.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/make/puzzle_maker.h"

namespace engine {
namespace {

struct Kind {
    const char* layout;
    Level level;
};

constexpr auto kinds = std::to_array<Kind>({
    {"jigsaw-9x9", Level::Diabolical},
    {"jigsaw-x-9x9", Level::Diabolical},
    {"jigsaw-10x10", Level::Diabolical},
    {"10x10", Level::Diabolical},
    {"windoku", Level::Diabolical},
    {"disjoint-9x9", Level::Diabolical},
    {"16x16", Level::Extreme},
    {"x-9x9", Level::Extreme},
});

TEST(KnownSeeds, AreThereWhereChanceIsSlow)
{
    EXPECT_TRUE(known_seeds("9x9", Level::Diabolical).seeds.empty());
    EXPECT_TRUE(known_seeds("jigsaw-9x9", Level::Extreme).seeds.empty());
    for (const auto& [layout, level] : kinds) {
        const auto seeds = known_seeds(layout, level).seeds;
        EXPECT_GE(seeds.size(), 20u) << layout;
        EXPECT_EQ(std::set(seeds.begin(), seeds.end()).size(), seeds.size()) << layout;
    }
}

TEST(KnownSeeds, MakePuzzlesOfTheirLevel)
{
    for (const auto& [layout, level] : kinds) {
        const auto seeds = known_seeds(layout, level).seeds;
        PuzzleMaker maker({.layout = layout, .level = level});
        EXPECT_TRUE(maker.is_known(seeds.front())) << layout;
        EXPECT_TRUE(maker.is_known(seeds.back())) << layout;
        EXPECT_TRUE(maker.is_known(seeds.front())) << "whatever was made before";
    }
}

void expect_help(const Kind& kind, std::uint64_t seed)
{
    const PuzzleSpec spec{.layout = kind.layout, .level = kind.level, .seed = seed};
    const std::uint64_t before = known_seeds(kind.layout, kind.level).attempts_before;
    const auto made = make_puzzle(spec);
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->is_as_asked);
    EXPECT_GT(made->attempts, before) << "a seed that needs no help shows nothing";
    EXPECT_LE(made->attempts, before + 3);
    EXPECT_EQ(level_of(made->puzzle), kind.level);
    EXPECT_EQ(make_puzzle(spec)->puzzle.givens, made->puzzle.givens);
}

TEST(KnownSeeds, HelpOutWhereChanceMakesNone)
{
    expect_help({"jigsaw-9x9", Level::Diabolical}, 2);
    expect_help({"16x16", Level::Extreme}, 9);
    expect_help({"x-9x9", Level::Extreme}, 1);
}

} // namespace
} // namespace engine
