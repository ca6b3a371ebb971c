// Techniques that assume a unique solution: found where they are known to exist, never wrong on any
// kind of grid, and not used where exchanging digits would break a rule.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const rectangles[] = {
    &techniques::unique_rectangle_1, &techniques::unique_rectangle_2,
    &techniques::unique_rectangle_3, &techniques::unique_rectangle_4,
    &techniques::unique_rectangle_5, &techniques::unique_rectangle_6,
    &techniques::hidden_rectangle};
const Technique* const others[] = {
    &techniques::avoidable_rectangle_1,  &techniques::avoidable_rectangle_2,
    &techniques::unique_loop_1,          &techniques::unique_loop_2,
    &techniques::unique_loop_3,          &techniques::unique_loop_4,
    &techniques::unique_rectangle_links, &techniques::extended_rectangle,
    &techniques::deadly_pattern};
const Technique* const graves[] = {&techniques::bug_plus_one, &techniques::bug_2,
                                   &techniques::bug_3, &techniques::bug_4};

// Rare techniques occur in few puzzles, so these puzzles were searched for.
struct Meeting {
    const char* puzzle;
    std::uint64_t seed;                       // decides what is removed when no technique helps
    std::vector<const Technique*> techniques; // that occur on the path to its solution
};

const std::vector<Meeting> meetings = {
    {"6.84.3..7.....8.1....671...4.....6....3.8..4.7..9.28..1....9.3.....6....27....9..",
     17,
     {&techniques::unique_rectangle_1, &techniques::unique_rectangle_3,
      &techniques::unique_rectangle_4, &techniques::hidden_rectangle, &techniques::unique_loop_1,
      &techniques::unique_loop_4, &techniques::unique_rectangle_links,
      &techniques::extended_rectangle}},
    {"..5.8....1.2......3641...956.94......5...9..47.....52.......25.....7.......598..7",
     1,
     {&techniques::unique_rectangle_2, &techniques::avoidable_rectangle_1,
      &techniques::deadly_pattern}},
    {".8.2.....9.6...5..7.1..........8.....1.36.2..4....28..8.9....6....94...7....17...",
     10,
     {&techniques::unique_rectangle_6}},
    {"9......7..2.4....8....581...7.1...6363......2...9.3.....42.......1.45........75..",
     19,
     {&techniques::bug_plus_one}},
    {".1....7......9.38...6.21...7.19...4..9.......2........15.6..97....4......82....15",
     74,
     {&techniques::avoidable_rectangle_2}},
    {".....5.......14.93.5..3.6....2..3...9...6..7....2.....73..4...14.5......8....943.",
     161,
     {&techniques::unique_rectangle_5}},
    {"3..1..5..4.1..7.....8.59......3.49.2....9....83...2....6......7...5.....5..47.8..",
     128,
     {&techniques::unique_loop_2}},
    {"..9.4..5.3842.......6.....34.....9.........2....58..7......9.1..5...4..9.2.6..7..",
     184,
     {&techniques::unique_loop_3, &techniques::bug_3, &techniques::bug_4}},
    {".7.8...3.....1.......9..6....54.7.....9....2848....1...6.....8.2...3..6.....95..3",
     82,
     {&techniques::bug_2}},
};

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
    for (const Meeting& meeting : meetings) {
        for (const Technique* technique : meeting.techniques)
            EXPECT_GT(expect_sound_on(technique, meeting.puzzle, meeting.seed), 0) << technique->id;
    }
}

TEST(Uniqueness, IsNeverWrongOnOtherPaper)
{
    for (const Technique* technique : rectangles) {
        for (const char* layout : {"jigsaw-9x9", "x-9x9"})
            expect_sound(technique, {.layout = layout, .puzzles = 4});
    }
    for (const Technique* technique : others)
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 3});
    for (const Technique* technique : graves)
        expect_sound(technique, {.layout = "6x6"});
}

// In two boxes and in two lines: 9 pairs of lines within bands, 27 in the other direction, times
// two.
TEST(Uniqueness, RectanglesLieInTwoBoxes)
{
    EXPECT_EQ(rectangle_count("9x9"), 486u);
    EXPECT_EQ(rectangle_count("4x4"), 16u);
}

// Exchanging digits breaks the rule of a diagonal unless both cells are on it; the same holds for
// windows.
TEST(Uniqueness, MoreHousesLeaveFewerRectangles)
{
    EXPECT_LT(rectangle_count("x-9x9"), 486u);
    EXPECT_LT(rectangle_count("windoku"), 486u);
    EXPECT_EQ(rectangle_count("anti-knight-9x9"), 0u);
}

// Two lines of a band, three rungs, each in another box: {1,2,3} except for an extra 4 in one cell.
TEST(Uniqueness, ThreeRungsMakeAnExtendedRectangle)
{
    auto line = position(":extended_rectangle::" + std::string(81, '.') + ":::");
    const DigitSet three = DigitSet::up_to(3);
    for (std::uint16_t index : std::initializer_list<std::uint16_t>{0, 3, 6, 9, 12, 15}) {
        const DigitSet kept = index == 15 ? three.with(4) : three;
        for (Digit digit : DigitSet::up_to(9).without(kept))
            line.candidates.remove({index}, digit);
    }
    Steps steps(Want::All);
    const Technique* technique = &techniques::extended_rectangle;
    steps.look_for(technique, line.candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const std::vector<Candidate> removed = {{{15}, 1}, {{15}, 2}, {{15}, 3}};
    EXPECT_EQ(steps.found().front().removals, removed);
    EXPECT_EQ(std::ranges::count(steps.found().front().cells, Role::Floor, &CellMark::role), 5);
}

// A given can't be exchanged, nor can a digit placed beside three open cells of a rectangle.
TEST(Uniqueness, GivensAreNotAvoided)
{
    const std::string start = ":avoidable_rectangle_1::";
    const std::string rest = std::string(71, '.') + ":::";
    const auto placed = position(start + "+1..+2.....+2" + rest);
    const auto given = position(start + "+1..2.....+2" + rest);
    EXPECT_FALSE(placed.candidates.is_given({3}));
    const Technique* technique = &techniques::avoidable_rectangle_1;
    for (const auto* line : {&placed, &given}) {
        Steps steps(Want::All);
        steps.look_for(technique, line->candidates);
        EXPECT_EQ(steps.found().size(), line == &placed ? 1u : 0u);
    }
}

} // namespace
} // namespace engine
