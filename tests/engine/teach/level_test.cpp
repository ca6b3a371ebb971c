#include "engine/steps/level.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(Level, IdsAreFoundAgain)
{
    for (Level level : all_levels)
        EXPECT_EQ(find_level(id_of(level)), level);
    EXPECT_EQ(find_level("Easy"), std::nullopt);
    EXPECT_EQ(find_level(""), std::nullopt);
}

TEST(Level, StandInOrderFromBeginnerToDiabolical)
{
    EXPECT_EQ(id_of(all_levels.front()), "beginner");
    EXPECT_EQ(id_of(all_levels.back()), "diabolical");
    EXPECT_LT(Level::Easy, Level::Medium);
}

} // namespace
} // namespace engine
