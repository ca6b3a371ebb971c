#include "engine/make/known_seeds.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <span>

#include "engine/make/orbits.h"
#include "engine/make/puzzle_maker.h"

namespace engine {
namespace {

struct Kind {
    const char* layout;
    Level level;
    Symmetry symmetry = Symmetry::None;
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
    {"9x9", Level::Extreme, Symmetry::Rotation2},
    {"9x9", Level::Extreme, Symmetry::Rotation4},
    {"9x9", Level::Extreme, Symmetry::MirrorRows},
    {"9x9", Level::Extreme, Symmetry::MirrorColumns},
    {"9x9", Level::Extreme, Symmetry::Diagonal},
    {"9x9", Level::Diabolical, Symmetry::Rotation2},
    {"9x9", Level::Diabolical, Symmetry::Rotation4},
    {"9x9", Level::Diabolical, Symmetry::MirrorRows},
    {"9x9", Level::Diabolical, Symmetry::MirrorColumns},
    {"9x9", Level::Diabolical, Symmetry::Diagonal},
});

std::span<const std::uint32_t> seeds_of(const Kind& kind)
{
    return known_seeds(kind.layout, kind.level, kind.symmetry).seeds;
}

PuzzleSpec spec_of(const Kind& kind, std::uint64_t seed)
{
    return {.layout = kind.layout, .level = kind.level, .symmetry = kind.symmetry, .seed = seed};
}

TEST(KnownSeeds, AreThereWhereChanceIsSlow)
{
    EXPECT_TRUE(known_seeds("9x9", Level::Diabolical).seeds.empty());
    EXPECT_TRUE(known_seeds("jigsaw-9x9", Level::Extreme).seeds.empty());
    for (const Kind& kind : kinds) {
        const auto seeds = seeds_of(kind);
        EXPECT_GE(seeds.size(), 20u) << kind.layout;
        EXPECT_EQ(std::set(seeds.begin(), seeds.end()).size(), seeds.size()) << kind.layout;
    }
}

TEST(KnownSeeds, MakePuzzlesOfTheirLevel)
{
    for (const Kind& kind : kinds) {
        const auto seeds = seeds_of(kind);
        PuzzleMaker maker(spec_of(kind, 0));
        EXPECT_TRUE(maker.is_known(seeds.front())) << kind.layout;
        EXPECT_TRUE(maker.is_known(seeds.back())) << kind.layout;
        EXPECT_TRUE(maker.is_known(seeds.front())) << "whatever was made before";
    }
}

void expect_help(const Kind& kind, std::uint64_t seed)
{
    const PuzzleSpec spec = spec_of(kind, seed);
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

// Nobody rates these again, so that they are there within a frame.
TEST(KnownSeeds, MakeSymmetricClassicPuzzlesAtOnce)
{
    for (const Kind& kind : kinds) {
        if (kind.symmetry == Symmetry::None)
            continue;
        std::set<Digits> seen;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto made = make_puzzle(spec_of(kind, seed));
            ASSERT_TRUE(made);
            EXPECT_TRUE(made->is_as_asked);
            EXPECT_EQ(made->attempts, 1u);
            EXPECT_EQ(level_of(made->puzzle), kind.level);
            const Digits& givens = made->puzzle.givens;
            for (const Cells& orbit : orbits(*made->puzzle.grid, kind.symmetry)) {
                for (Cell cell : orbit)
                    EXPECT_EQ(givens[cell.index] == no_digit,
                              givens[orbit.front().index] == no_digit);
            }
            seen.insert(givens);
        }
        EXPECT_EQ(seen.size(), 3u);
    }
}

TEST(KnownSeeds, GiveWayToWishes)
{
    const auto made = make_puzzle(
        {.level = Level::Extreme, .symmetry = Symmetry::Diagonal, .seed = 3, .is_minimal = true});
    ASSERT_TRUE(made);
    EXPECT_GT(made->attempts, 1u);
}

} // namespace
} // namespace engine
