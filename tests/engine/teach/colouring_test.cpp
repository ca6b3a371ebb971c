// Colouring: never wrong, and explained by the nets of colours.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(Colouring, IsNeverWrong)
{
    for (const Technique* technique :
         {&techniques::simple_colours_trap, &techniques::simple_colours_wrap,
          &techniques::multi_colours_1, &techniques::multi_colours_2}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
    }
    EXPECT_GT(expect_sound(&techniques::medusa, {.layout = "9x9", .puzzles = 5}), 0);
    expect_sound(&techniques::medusa, {.layout = "x-9x9", .puzzles = 2});
    expect_sound(&techniques::medusa, {.layout = "jigsaw-9x9", .puzzles = 2});
}

// Rows 1 and 5 have two ones each, in columns 1 and 9, and 1 and 8: r1c9 and r5c8 have one colour.
TEST(Colouring, TellsBothColours)
{
    const auto line = position(":simple_colours_trap::" + std::string(81, '.') + "::::");
    Candidates candidates = line.candidates;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const bool in_rows = (row == 0 && (column == 0 || column == 8)) ||
                                 (row == 4 && (column == 0 || column == 7));
            const bool is_open = row != 0 && row != 4 && column != 0;
            if (!in_rows && !is_open)
                candidates.remove({static_cast<std::uint16_t>(row * 9 + column)}, 1);
        }
    }
    Steps steps(Want::All);
    const Technique* trap = &techniques::simple_colours_trap;
    steps.look_for(trap, candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const Step& step = steps.found().front();
    EXPECT_EQ(std::ranges::count(step.cells, 0, &CellMark::group), 2);
    EXPECT_EQ(std::ranges::count(step.cells, 1, &CellMark::group), 2);
    EXPECT_EQ(step.links.size(), 3u);
    EXPECT_FALSE(step.removals.empty());
}

} // namespace
} // namespace engine
