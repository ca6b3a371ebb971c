// Aligned pair and triple exclusion.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(Exclusion, IsFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("exclusion"), 0);
}

TEST(Exclusion, IsNeverWrong)
{
    EXPECT_GT(expect_sound(&techniques::aligned_pair_exclusion, {.layout = "9x9", .puzzles = 3}),
              0);
    EXPECT_GT(expect_sound(&techniques::aligned_triple_exclusion, {.layout = "6x6", .puzzles = 3}),
              0);
    expect_sound(&techniques::aligned_pair_exclusion, {.layout = "jigsaw-9x9", .puzzles = 1});
    expect_sound(&techniques::aligned_pair_exclusion, {.layout = "anti-knight-9x9", .puzzles = 1});
}

// r1c1 {1,2,3} and r2c2 {1,2}; r1c2 {1,2} and r1c3 {1,3}: with 1 in r1c1 only 2 is left for r1c2,
// so r2c2 would have no candidate.
TEST(Exclusion, TellsBasesAndWhatTheyExclude)
{
    auto line = position(":aligned_pair_exclusion::" + std::string(81, '.') + ":::");
    const auto keep = [&](std::uint16_t index, DigitSet digits) {
        for (Digit digit : DigitSet::up_to(9).without(digits))
            line.candidates.remove({index}, digit);
    };
    const DigitSet one_two = DigitSet::only(1).with(2);
    keep(0, one_two.with(3));
    keep(10, one_two);
    keep(1, one_two);
    Steps steps(Want::All);
    steps.look_for(&techniques::aligned_pair_exclusion, line.candidates);
    const auto found = std::ranges::find_if(steps.found(), [](const Step& step) {
        return std::ranges::count(step.removals, Candidate{{0}, 1}) == 1;
    });
    ASSERT_NE(found, steps.found().end());
    EXPECT_EQ(std::ranges::count(found->cells, Role::Base, &CellMark::role), 2);
    EXPECT_GE(std::ranges::count(found->cells, Role::Excluded, &CellMark::role), 1);
}

} // namespace
} // namespace engine
