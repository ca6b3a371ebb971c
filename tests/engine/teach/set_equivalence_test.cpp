// Set equivalence: which cells hold the same digits, and what follows.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr const char* layouts[] = {"9x9", "jigsaw-9x9", "windoku", "x-9x9", "6x6"};

bool is_between(int low, int number, int high)
{
    return low <= number && number <= high;
}

// The ring around the middle box: r3 and r7 from c3 to c7, c3 and c7 from r3 to r7.
bool is_on_ring(int cell)
{
    const int row = cell / 9 + 1;
    const int column = cell % 9 + 1;
    return ((row == 3 || row == 7) && is_between(3, column, 7)) ||
           ((column == 3 || column == 7) && is_between(3, row, 7));
}

bool is_in_corner(int cell)
{
    return !is_between(3, cell / 9 + 1, 7) && !is_between(3, cell % 9 + 1, 7);
}

std::vector<Step> steps_of(const Candidates& candidates)
{
    const Technique* technique = &techniques::set_equivalence;
    Steps steps(Want::All);
    steps.look_for(technique, candidates);
    return std::move(steps).take();
}

StepLine empty_sheet()
{
    return position(":set_equivalence::" + std::string(81, '.') + ":::");
}

int effects_in(const Step& step, bool (*is_there)(int cell))
{
    return static_cast<int>(
        std::ranges::count_if(step.removals,
                              [&](const Candidate& each) { return is_there(each.cell.index); }) +
        std::ranges::count_if(step.placements,
                              [&](const Candidate& each) { return is_there(each.cell.index); }));
}

TEST(SetEquivalence, ADigitThatTheRingCantHoldIsInNoCorner)
{
    StepLine line = empty_sheet();
    for (std::uint16_t cell = 0; cell < 81; ++cell) {
        if (is_on_ring(cell))
            line.candidates.remove({cell}, 5);
    }
    const std::vector<Step> steps = steps_of(line.candidates);
    const auto whole = std::ranges::find_if(
        steps, [](const Step& step) { return effects_in(step, is_in_corner) == 16; });
    ASSERT_NE(whole, steps.end());
    EXPECT_EQ(whole->removals.size(), 16u);
    EXPECT_EQ(whole->digits, DigitSet::only(5));
    EXPECT_EQ(whole->size, 16);
    EXPECT_EQ(std::ranges::count(whole->houses, Role::Base, &HouseMark::role), 4);
    EXPECT_EQ(std::ranges::count(whole->houses, Role::Cover, &HouseMark::role), 4);
    for (const CellMark& mark : whole->cells)
        EXPECT_TRUE(mark.group == 0 ? is_in_corner(mark.cell.index) : is_on_ring(mark.cell.index));
}

// Two of its positions are in the corners, and two on the ring.
TEST(SetEquivalence, ADigitPlacedInCornersIsPlacedOnTheRing)
{
    StepLine line = empty_sheet();
    line.candidates.place({0}, 5);
    line.candidates.place({80}, 5);
    for (std::uint16_t cell = 0; cell < 81; ++cell) {
        if (is_on_ring(cell) && cell != 2 * 9 + 5 && cell != 6 * 9 + 4)
            line.candidates.remove({cell}, 5);
    }
    const std::vector<Candidate> placed = {{{2 * 9 + 5}, 5}, {{6 * 9 + 4}, 5}};
    const std::vector<Step> steps = steps_of(line.candidates);
    EXPECT_TRUE(std::ranges::any_of(steps, [&](const Step& step) {
        return step.placements == placed && step.removals.empty();
    }));
}

TEST(SetEquivalence, KnowsRingsOnBoxesAndFewCellsOnOtherPaper)
{
    const Chart classic(make_grid(*parse_layout("9x9")));
    EXPECT_EQ(classic.equivalences().count(), 729);
    const Chart windoku(make_grid(*parse_layout("windoku")));
    EXPECT_GT(windoku.equivalences().count(), 729);
    EXPECT_LE(windoku.equivalences().in_bases()[0].count(), 6);
    const Chart jigsaw(make_grid(*parse_layout("jigsaw-9x9")));
    EXPECT_GT(jigsaw.equivalences().count(), 0);
    EXPECT_LT(jigsaw.equivalences().count(), 729);
}

TEST(SetEquivalence, IsNeverWrong)
{
    int seen = 0;
    for (const char* layout : layouts)
        seen += expect_sound(&techniques::set_equivalence, {.layout = layout, .puzzles = 1});
    EXPECT_GT(seen, 0);
}

} // namespace
} // namespace engine
