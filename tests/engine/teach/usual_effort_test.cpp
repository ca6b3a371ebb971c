// The effort from which a puzzle is of the next level, for each kind of grid.

#include "engine/rating/usual_effort.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/rules/layout.h"

namespace engine {
namespace {

// The greatest effort for each open cell, in tenths, at which a puzzle stays at its level.
int bound(const std::string& layout, Level level)
{
    const UsualEffort usual(*make_grid(*find_layout(layout)));
    int tenths = 0;
    while (tenths < 100'000 && usual.lifted(level, tenths + 1, 10) == level)
        ++tenths;
    return tenths;
}

TEST(UsualEffort, LiftsByOneLevel)
{
    const UsualEffort usual(*make_grid(*find_layout("9x9")));
    EXPECT_EQ(usual.lifted(Level::Medium, 875, 50), Level::Medium);
    EXPECT_EQ(usual.lifted(Level::Medium, 876, 50), Level::Hard);
    EXPECT_EQ(usual.lifted(Level::Hard, 100'000, 50), Level::Expert);
    EXPECT_EQ(usual.lifted(Level::Expert, 100'000, 50), Level::Extreme);
    EXPECT_EQ(usual.lifted(Level::Extreme, 100'000, 50), Level::Diabolical);
}

TEST(UsualEffort, LeavesWhatSinglesSolveAndTheHardestAsTheyAre)
{
    const UsualEffort usual(*make_grid(*find_layout("9x9")));
    for (Level level : {Level::Beginner, Level::Easy, Level::Diabolical})
        EXPECT_EQ(usual.lifted(level, 1'000'000, 50), level);
}

TEST(UsualEffort, OfTechniquesUpToHardGrowsWithThePaper)
{
    EXPECT_EQ(bound("16x16", Level::Hard), bound("9x9", Level::Hard) * 16 / 9);
    EXPECT_EQ(bound("16x16", Level::Expert), bound("9x9", Level::Expert));
    EXPECT_GT(bound("12x12", Level::Extreme), bound("9x9", Level::Extreme));
    EXPECT_EQ(bound("6x6", Level::Medium), bound("9x9", Level::Medium));
}

TEST(UsualEffort, IsMoreWhereMoreBindsTheDigits)
{
    for (Level level : {Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
        const int one_way = bound("windoku", level);
        EXPECT_GT(one_way, bound("9x9", level));
        for (const char* layout : {"x-9x9", "disjoint-9x9", "anti-king-9x9", "jigsaw-9x9"})
            EXPECT_EQ(bound(layout, level), one_way) << layout;
        const int two_ways = bound("jigsaw-x-9x9", level);
        EXPECT_GT(two_ways, one_way);
        for (const char* layout : {"anti-knight-9x9", "jigsaw-9x9+anti-king", "windoku+anti-king"})
            EXPECT_EQ(bound(layout, level), two_ways) << layout;
    }
}

TEST(UsualEffort, DependsOnHowSquaresOverlap)
{
    EXPECT_EQ(bound("samurai", Level::Hard), bound("twodoku", Level::Hard));
    EXPECT_EQ(bound("flower", Level::Hard), bound("butterfly", Level::Hard));
    EXPECT_LT(bound("samurai", Level::Hard), bound("9x9", Level::Hard));
    EXPECT_GT(bound("flower", Level::Hard), bound("9x9", Level::Hard));
    EXPECT_GT(bound("samurai+diagonals", Level::Hard), bound("samurai", Level::Hard));
}

} // namespace
} // namespace engine
