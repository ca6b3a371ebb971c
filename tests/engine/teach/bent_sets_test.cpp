// WXYZ-Wings and larger bent sets.

#include <gtest/gtest.h>

#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr Technique bent_sets[] = {Technique::WXYZWing, Technique::VWXYZWing, Technique::UVWXYZWing,
                                   Technique::TUVWXYZWing};

TEST(BentSets, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("bent_sets"), 0);
}

TEST(BentSets, AreNeverWrong)
{
    for (Technique technique : bent_sets) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 3}), 0);
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "anti-knight-9x9", .puzzles = 1});
    }
}

} // namespace
} // namespace engine
