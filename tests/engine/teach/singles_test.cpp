// Singles of the teacher: right in every position, on every kind of paper.

#include <gtest/gtest.h>

#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr Technique singles[] = {Technique::FullHouse, Technique::LastDigit,
                                 Technique::HiddenSingleBox, Technique::NakedSingle,
                                 Technique::HiddenSingleLine};

TEST(Singles, AreNeverWrong)
{
    for (Technique technique : singles) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << info_of(technique).id;
        EXPECT_GT(expect_sound(technique, {.layout = "x-9x9", .puzzles = 5}), 0);
    }
    EXPECT_GT(expect_sound(Technique::HiddenSingleLine, {.layout = "jigsaw-9x9"}), 0);
    EXPECT_GT(expect_sound(Technique::HiddenSingleBox, {.layout = "samurai", .puzzles = 1}), 0);
}

} // namespace
} // namespace engine
