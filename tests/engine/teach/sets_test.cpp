// Almost locked sets and other sets: found where they are known to be, never wrong, told by roles.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/teach/almost_locked_sets.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr Technique quick_ones[] = {Technique::AlsXZ, Technique::SueDeCoq};

TEST(Sets, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("sets"), 0);
}

TEST(Sets, AreNeverWrong)
{
    for (Technique technique : quick_ones) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 3}), 0)
            << info_of(technique).id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "killer-6x6", .puzzles = 2});
    }
}

} // namespace
} // namespace engine
