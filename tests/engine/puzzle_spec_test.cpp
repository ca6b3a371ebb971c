#include "engine/make/puzzle_spec.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(PuzzleSpec, IdsAreFoundAgain)
{
    for (FillMethod fill : {FillMethod::Backtracking, FillMethod::Transform, FillMethod::Rows})
        EXPECT_EQ(find_fill_method(id_of(fill)), fill);
    for (Symmetry symmetry : {Symmetry::None, Symmetry::Rotation2, Symmetry::Rotation4,
                              Symmetry::MirrorRows, Symmetry::MirrorColumns, Symmetry::Diagonal})
        EXPECT_EQ(find_symmetry(id_of(symmetry)), symmetry);
    EXPECT_EQ(find_fill_method(""), std::nullopt);
    EXPECT_EQ(find_symmetry("spiral"), std::nullopt);
}

TEST(PuzzleSpec, SeedsAreWrittenInGroupsOfFour)
{
    EXPECT_EQ(seed_code(0x4F2A91C3), "4F2A-91C3");
    EXPECT_EQ(seed_code(0), "0000-0000");
    EXPECT_EQ(seed_code(0x1'0000'0000), "0001-0000-0000");
    EXPECT_EQ(seed_code(UINT64_MAX), "FFFF-FFFF-FFFF-FFFF");
}

TEST(PuzzleSpec, SeedsComeBackFromTheirCode)
{
    for (int bit = 0; bit < 64; ++bit) {
        const std::uint64_t seed = (std::uint64_t{1} << bit) | 5;
        const auto parsed = parse_seed(seed_code(seed));
        ASSERT_TRUE(parsed);
        EXPECT_EQ(*parsed, seed);
    }
}

TEST(PuzzleSpec, SeedsAreReadAsPlayersTypeThem)
{
    EXPECT_EQ(*parse_seed("4f2a 91c3"), 0x4F2A91C3u);
    EXPECT_EQ(*parse_seed("7"), 7u);
    EXPECT_EQ(*parse_seed(" 4F2A91C3-"), 0x4F2A91C3u);
}

TEST(PuzzleSpec, RefusesWhatIsNoSeedAndSaysWhy)
{
    EXPECT_EQ(in_english(parse_seed("4F2G").why()),
              "Character 4 of the seed is not one of 0-9 and A-F; write a seed like 4F2A-91C3");
    EXPECT_EQ(in_english(parse_seed(" - ").why()), "The seed is empty; write one like 4F2A-91C3");
    EXPECT_EQ(in_english(parse_seed("00000000000000001").why()),
              "The seed is too long; a seed has at most 16 characters");
    EXPECT_FALSE(parse_seed("0x7"));
}

TEST(PuzzleSpec, CategoryIsLayoutAndLevel)
{
    EXPECT_EQ(category_of(PuzzleSpec{.level = Level::Easy, .seed = 3}), "9x9 easy");
}

TEST(PuzzleSpec, PuzzlesFromElsewhereHaveCategoriesOfTheirOwn)
{
    const PuzzleSpec spec{.layout = "x-9x9", .level = Level::Hard, .is_from_elsewhere = true};
    EXPECT_EQ(category_of(spec), "x-9x9 hard elsewhere");
    const auto category = parse_category("x-9x9 hard elsewhere");
    ASSERT_TRUE(category);
    EXPECT_EQ(category->layout, "x-9x9");
    EXPECT_EQ(category->level, Level::Hard);
    EXPECT_TRUE(category->is_from_elsewhere);
    EXPECT_FALSE(parse_category("x-9x9 hard")->is_from_elsewhere);
    EXPECT_FALSE(parse_category("elsewhere"));
    EXPECT_FALSE(parse_category("9x9 cruel"));
}

} // namespace
} // namespace engine
