// Techniques that directly place what a locked digit or a hidden subset leaves.

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const direct[] = {&techniques::direct_pointing, &techniques::direct_claiming,
                                   &techniques::direct_hidden_pair,
                                   &techniques::direct_hidden_triple};

TEST(DirectMoves, AreFoundWhereOthersFindThem)
{
    EXPECT_GE(expect_positions_found("direct"), 8);
}

TEST(DirectMoves, PlaceOneDigitAndRemoveNothing)
{
    const StepLine line = position(":Direct-Pointing:1.7:.7.+5..+96.9.5..+63+24+6..329.+7+5..1...6."
                                   ".82+61+35+749....6........5+3.."
                                   "+6+56..9+1.3.13.6.2+597:::725::");
    const Step step = expected_step(line);
    EXPECT_TRUE(step.removals.empty());
    ASSERT_EQ(step.placements.size(), 1u);
    const auto house_with = [&](Role role) {
        const auto mark = std::find_if(step.houses.begin(), step.houses.end(),
                                       [&](const HouseMark& each) { return each.role == role; });
        return mark == step.houses.end() ? no_house : mark->house;
    };
    EXPECT_EQ(line.chart->kind(house_with(Role::Witness)), HouseKind::Region);
    EXPECT_EQ(line.chart->kind(house_with(Role::Effect)), HouseKind::Column);
    EXPECT_EQ(line.chart->kind(house_with(Role::Focus)), HouseKind::Region);
    EXPECT_TRUE(line.chart->cells(house_with(Role::Focus)).has(step.placements.front().cell));
}

TEST(DirectMoves, AreNeverWrong)
{
    for (const Technique* technique : direct) {
        int seen = 0;
        for (const char* layout : {"9x9", "windoku", "jigsaw-9x9", "8x8"})
            seen += expect_sound(technique, {.layout = layout, .puzzles = 5});
        EXPECT_GT(seen, 0) << technique->id;
    }
}

} // namespace
} // namespace engine
