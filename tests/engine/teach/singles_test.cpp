// The finders of singles: correct in every position, on every kind of grid.

#include <gtest/gtest.h>

#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const singles[] = {&techniques::full_house, &techniques::last_digit,
                                    &techniques::hidden_single_box, &techniques::naked_single,
                                    &techniques::hidden_single_line};

TEST(Singles, AreNeverWrong)
{
    for (const Technique* technique : singles) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << technique->id;
        EXPECT_GT(expect_sound(technique, {.layout = "x-9x9", .puzzles = 5}), 0);
    }
    EXPECT_GT(expect_sound(&techniques::hidden_single_line, {.layout = "jigsaw-9x9"}), 0);
    EXPECT_GT(expect_sound(&techniques::hidden_single_box, {.layout = "samurai", .puzzles = 1}), 0);
}

} // namespace
} // namespace engine
