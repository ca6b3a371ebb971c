// Digits confined to the intersection of two houses.

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/position/chart.h"
#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

Chart chart_of(const char* layout)
{
    return Chart(make_grid(*parse_layout(layout)));
}

TEST(Intersections, AreFoundWhereOthersFindThem)
{
    EXPECT_GE(expect_positions_found("intersections"), 7);
}

TEST(Intersections, SayWhereTheDigitIsConfined)
{
    const Step step = expected_step(position(
        ":Pointing:2.6:15...6.8...4.1....8.3...+1.9.46+7.5.+1....3.1......2..97.7.....6.5..."
        ".7.4.+8+42.6..+791::228 238 258:::"));
    EXPECT_EQ(step.digits, DigitSet::only(2));
    ASSERT_EQ(step.houses.size(), 2u);
    EXPECT_EQ(step.houses[0].role, Role::Witness);
    EXPECT_EQ(step.houses[1].role, Role::Effect);
    EXPECT_EQ(step.cells.size(), step.candidates.size());
    EXPECT_GE(step.cells.size(), 2u);
}

TEST(Intersections, AreNeverWrong)
{
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku", "anti-knight-9x9"}) {
        EXPECT_GT(expect_sound(&techniques::pointing, {.layout = layout, .puzzles = 5}), 0);
        EXPECT_GT(expect_sound(&techniques::claiming, {.layout = layout, .puzzles = 5}), 0);
    }
    EXPECT_GT(expect_sound(&techniques::pointing, {.layout = "samurai", .puzzles = 1}), 0);
}

TEST(GeneralisedIntersection, IsOnlyWhereSightIsBent)
{
    EXPECT_FALSE(chart_of("9x9").has_bent_sight());
    EXPECT_FALSE(chart_of("12x12").has_bent_sight());
    EXPECT_FALSE(chart_of("twodoku").has_bent_sight());
    for (const char* layout : {"x-9x9", "windoku", "anti-knight-9x9", "jigsaw-9x9"}) {
        EXPECT_TRUE(chart_of(layout).has_bent_sight());
        EXPECT_GT(
            expect_sound(&techniques::generalised_intersection, {.layout = layout, .puzzles = 5}),
            0);
    }
}

TEST(AlmostLocked, AreNeverWrong)
{
    for (const char* layout : {"9x9", "jigsaw-9x9", "x-9x9"}) {
        for (const Technique* technique :
             {&techniques::almost_locked_pair, &techniques::almost_locked_triple,
              &techniques::almost_locked_quad})
            EXPECT_GT(expect_sound(technique, {.layout = layout, .puzzles = 5}), 0) << layout;
    }
}

TEST(LawOfLeftovers, SaysNothingOfStraightBoxes)
{
    for (const char* layout : {"4x4", "6x6", "9x9", "16x16", "samurai"})
        EXPECT_TRUE(chart_of(layout).leftovers().empty()) << layout;
}

TEST(LawOfLeftovers, BalancesLinesAndRegions)
{
    const Chart chart = chart_of("jigsaw-9x9");
    ASSERT_FALSE(chart.leftovers().empty());
    for (const Leftovers& leftovers : chart.leftovers()) {
        EXPECT_EQ(leftovers.lines.size(), leftovers.regions.size());
        EXPECT_EQ(leftovers.in_lines.size(), leftovers.in_regions.size());
        EXPECT_LE(leftovers.in_lines.size(), 3u);
        CellSet lines(chart.cell_count());
        CellSet regions(chart.cell_count());
        for (HouseIndex line : leftovers.lines)
            lines |= chart.cells(line);
        for (HouseIndex region : leftovers.regions)
            regions |= chart.cells(region);
        EXPECT_EQ((lines - regions).count(), static_cast<int>(leftovers.in_lines.size()));
        EXPECT_EQ((regions - lines).count(), static_cast<int>(leftovers.in_regions.size()));
    }
}

TEST(LawOfLeftovers, IsNeverWrong)
{
    for (const Technique* technique :
         {&techniques::law_of_leftovers, &techniques::law_of_leftovers_large}) {
        int seen = 0;
        for (const char* layout : {"jigsaw-6x6", "jigsaw-7x7", "jigsaw-9x9"})
            seen += expect_sound(technique, {.layout = layout, .puzzles = 6});
        EXPECT_GT(seen, 0);
    }
}

} // namespace
} // namespace engine
