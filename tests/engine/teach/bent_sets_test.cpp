// WXYZ-Wings and larger bent sets.

#include <gtest/gtest.h>

#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const bent_sets[] = {&techniques::wxyz_wing, &techniques::vwxyz_wing,
                                      &techniques::uvwxyz_wing, &techniques::tuvwxyz_wing};

TEST(BentSets, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("bent_sets"), 0);
}

TEST(BentSets, AreNeverWrong)
{
    for (const Technique* technique : bent_sets) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 3}), 0);
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "anti-knight-9x9", .puzzles = 1});
    }
}

} // namespace
} // namespace engine
