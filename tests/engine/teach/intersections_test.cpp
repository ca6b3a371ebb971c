// Digits confined to the crossing of two houses.

#include <gtest/gtest.h>

#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(Intersections, AreFoundWhereOthersFindThem)
{
    EXPECT_GE(expect_positions_found("intersections"), 4);
}

TEST(Intersections, AreNeverWrong)
{
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku", "anti-knight-9x9"}) {
        EXPECT_GT(expect_sound(Technique::Pointing, {.layout = layout, .puzzles = 5}), 0);
        EXPECT_GT(expect_sound(Technique::Claiming, {.layout = layout, .puzzles = 5}), 0);
    }
    EXPECT_GT(expect_sound(Technique::Pointing, {.layout = "samurai", .puzzles = 1}), 0);
}

} // namespace
} // namespace engine
