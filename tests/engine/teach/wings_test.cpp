// Wings and remote pairs: found where they are known to exist, never wrong, and explained by their
// roles.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const wings[] = {&techniques::xy_wing, &techniques::xyz_wing, &techniques::w_wing,
                                  &techniques::remote_pair};

const Technique* const linked[] = {&techniques::m_wing,   &techniques::s_wing,
                                   &techniques::l_wing,   &techniques::h_wing,
                                   &techniques::xyz_ring, &techniques::empty_rectangle_pair};

TEST(Wings, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("wings"), 0);
}

TEST(Wings, AreNeverWrong)
{
    for (const Technique* technique : wings) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
    }
}

TEST(Wings, WithLinksAndRingsAreNeverWrong)
{
    for (const Technique* technique : linked) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 5}), 0) << technique->id;
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 2});
        expect_sound(technique, {.layout = "anti-knight-9x9", .puzzles = 1});
    }
}

TEST(Wings, TellPivotAndPincers)
{
    const auto line = position(
        ":XY-Wing:4.2:9.+41.2..8.6+5.4..7...8.3.4+9..42...18..+9+6....+4.58.....698..7.6..465....."
        "17+4...9....:515 232 539 745 275 277 287 294 297 299 399:546 556:::");
    const Step step = expected_step(line);
    EXPECT_EQ(cells_of(step, Role::Pivot), 1);
    EXPECT_EQ(cells_of(step, Role::Pincer), 2);
    ASSERT_EQ(step.links.size(), 5u);
    EXPECT_EQ(step.links.front().from.digit, 5);
    EXPECT_EQ(step.links.back().to.digit, 5);
    EXPECT_EQ(step.candidates.size(), 2u);
}

// r1c1, r1c5, r5c5 and r5c9 are {1,2}; r1c9 sees the first and the last.
TEST(Wings, TellTheChainOfARemotePair)
{
    auto line = position(":remote_pair::" + std::string(81, '.') + ":::");
    Candidates& candidates = line.candidates;
    for (Cell cell : {Cell{0}, Cell{4}, Cell{40}, Cell{44}}) {
        for (Digit digit = 3; digit <= 9; ++digit)
            candidates.remove({cell}, digit);
    }
    Steps steps(Want::All);
    steps.look_for(&techniques::remote_pair, candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const Step& step = steps.found().front();
    EXPECT_EQ(step.size, 4);
    EXPECT_EQ(step.links.size(), 7u);
    EXPECT_EQ(cells_of(step, Role::Start), 1);
    EXPECT_TRUE(std::ranges::count(step.removals, Candidate{{8}, 1}) == 1);
    EXPECT_TRUE(std::ranges::count(step.removals, Candidate{{8}, 2}) == 1);
}

} // namespace
} // namespace engine
