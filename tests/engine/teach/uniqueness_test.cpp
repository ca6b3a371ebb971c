// Techniques that rest on the one solution of a puzzle: found where they are known to be, never
// wrong on any kind of paper, and silent where a swap would be noticed.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/teach/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr Technique rectangles[] = {Technique::UniqueRectangle1, Technique::UniqueRectangle2,
                                    Technique::UniqueRectangle3, Technique::UniqueRectangle4,
                                    Technique::UniqueRectangle5, Technique::UniqueRectangle6,
                                    Technique::HiddenRectangle};
constexpr Technique others[] = {Technique::AvoidableRectangle1, Technique::AvoidableRectangle2,
                                Technique::UniqueLoop1,         Technique::UniqueLoop2,
                                Technique::UniqueLoop3,         Technique::UniqueLoop4,
                                Technique::UniqueRectangleLinks};
constexpr Technique graves[] = {Technique::BugPlusOne, Technique::Bug2, Technique::Bug3,
                                Technique::Bug4};

std::size_t rectangle_count(const char* layout)
{
    const Chart chart(make_grid(*parse_layout(layout)));
    std::size_t corners = 0;
    for (Cell cell : chart.grid().cells())
        corners += chart.rectangles().at(cell).size();
    return corners / 4;
}

TEST(Uniqueness, IsFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("uniqueness"), 0);
}

TEST(Uniqueness, IsNeverWrong)
{
    for (Technique technique : rectangles) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 25}), 0)
            << info_of(technique).id;
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
    }
    for (Technique technique : others) {
        expect_sound(technique, {.layout = "9x9", .puzzles = 5});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 3});
    }
    for (Technique technique : graves)
        expect_sound(technique, {.layout = "6x6"});
}

// In two boxes and in two lines: 9 pairs of lines within bands, 27 across the other way, twice.
TEST(Uniqueness, RectanglesLieInTwoBoxes)
{
    EXPECT_EQ(rectangle_count("9x9"), 486u);
    EXPECT_EQ(rectangle_count("4x4"), 16u);
}

// On a diagonal a swap is noticed, unless both of its ends lie there; so it is with windows.
TEST(Uniqueness, MoreHousesLeaveFewerRectangles)
{
    EXPECT_LT(rectangle_count("x-9x9"), 486u);
    EXPECT_LT(rectangle_count("windoku"), 486u);
    EXPECT_EQ(rectangle_count("anti-knight-9x9"), 0u);
}

} // namespace
} // namespace engine
