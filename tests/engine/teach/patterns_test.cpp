// Fireworks, oddagons, exocets and other patterns: found where they are constructed, never wrong.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const patterns[] = {
    &techniques::firework_triple,     &techniques::firework_quad,
    &techniques::bivalue_oddagon,     &techniques::tridagon,
    &techniques::symmetric_placement, &techniques::extended_subset,
    &techniques::domino_loop,         &techniques::multi_sector_locked_sets,
    &techniques::junior_exocet,       &techniques::senior_exocet};

std::vector<Step> steps_in(const Candidates& candidates, const Technique* technique)
{
    Steps steps(Want::All);
    steps.look_for(technique, candidates);
    return std::move(steps).take();
}

Cell at(int row, int column)
{
    return {static_cast<std::uint16_t>((row - 1) * 9 + column - 1)};
}

TEST(Patterns, AreNeverWrong)
{
    for (const Technique* technique : patterns) {
        expect_sound(technique, {.layout = "9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "jigsaw-7x7", .puzzles = 1});
        expect_sound(technique, {.layout = "killer-6x6", .puzzles = 2});
    }
}

// Lines of different squares don't intersect, or intersect where there is no region.
TEST(Patterns, CanBeLookedForWhereSquaresOverlap)
{
    for (const char* layout : {"twodoku", "flower", "samurai"}) {
        const auto grid = make_grid(*find_layout(layout));
        const Chart chart(grid);
        const Candidates candidates(chart, Digits(grid->cells().size(), no_digit));
        for (const Technique* technique : patterns)
            EXPECT_TRUE(steps_in(candidates, technique).empty()) << layout;
    }
}

// r2c1 and r2c2 are {1,2,3}; with r1c4 and r3c7 they are the only positions of these digits in
// columns 3, 4 and 7 outside rows 5 and 6.
TEST(Patterns, AnExocetTiesItsTargetsToItsBase)
{
    auto line = position(":junior_exocet::" + std::string(81, '.') + ":::");
    Candidates& candidates = line.candidates;
    for (Digit digit = 4; digit <= 9; ++digit) {
        candidates.remove(at(2, 1), digit);
        candidates.remove(at(2, 2), digit);
    }
    for (int row : {1, 3, 4, 7, 8, 9}) {
        for (Digit digit = 1; digit <= 3; ++digit) {
            if (row > 3)
                candidates.remove(at(row, 3), digit);
            if (row != 1)
                candidates.remove(at(row, 4), digit);
            if (row != 3)
                candidates.remove(at(row, 7), digit);
        }
    }
    const std::vector<Step> steps = steps_in(candidates, &techniques::junior_exocet);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_EQ(steps.front().removals.size(), 12u);
    EXPECT_EQ(std::ranges::count(steps.front().cells, Role::Target, &CellMark::role), 2);
    // With one more position a digit could be in all three columns without a target.
    auto looser = position(":junior_exocet::" + std::string(81, '.') + ":::");
    EXPECT_TRUE(steps_in(looser.candidates, &techniques::junior_exocet).empty());
}

// 1 and 2 of row 1 and column 1 are in their box, r1c9 or r9c1; 3 and 4 of row 9 and column 9 too.
TEST(Patterns, TwoPairsOfFireworksTakeFourCells)
{
    auto line = position(":firework_quad::" + std::string(81, '.') + ":::");
    Candidates& candidates = line.candidates;
    for (int i = 2; i <= 8; ++i) {
        for (Digit digit = 1; digit <= 4; ++digit) {
            const bool is_above = digit <= 2;
            if (is_above ? i < 4 : i > 6)
                continue;
            candidates.remove(is_above ? at(1, i) : at(9, i), digit);
            candidates.remove(is_above ? at(i, 1) : at(i, 9), digit);
        }
    }
    const std::vector<Step> steps = steps_in(candidates, &techniques::firework_quad);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_EQ(steps.front().cells.size(), 4u);
    EXPECT_EQ(steps.front().digits, DigitSet::up_to(4));
    EXPECT_EQ(steps.front().removals.size(), 7u + 7u + 5u + 5u);
    candidates.remove(at(1, 1), 1);
    EXPECT_EQ(steps_in(candidates, &techniques::firework_quad).size(), 1u);
}

// The digit in row r and column c is 3r + r/3 + c: a half turn turns every d into 7 - d.
Digit symmetric_digit(int row, int column)
{
    return static_cast<Digit>((3 * (row % 3) + row / 3 + column) % 9 + 1);
}

TEST(Patterns, ASymmetricPuzzleHasASymmetricSolution)
{
    const auto grid = make_grid(*find_layout("9x9"));
    Digits givens;
    for (int i = 0; i < 81; ++i)
        givens.push_back(symmetric_digit(i / 9, i % 9));
    for (std::size_t i = 40; i < 81; i += 1) {
        Digits fewer = givens;
        fewer[i] = fewer[80 - i] = no_digit;
        if (search(*grid, fewer).count == 1)
            givens = fewer;
    }
    const Chart chart(grid);
    const Candidates candidates(chart, givens);
    const std::vector<Step> steps = steps_in(candidates, &techniques::symmetric_placement);
    ASSERT_FALSE(steps.empty());
    const Digits solution = search(*grid, givens).solutions.front();
    for (const Candidate& removed : steps.front().removals)
        EXPECT_NE(solution[removed.cell.index], removed.digit);
    EXPECT_EQ(steps.front().digits.count(), 1);
    EXPECT_TRUE(techniques::symmetric_placement.needs_unique_solution);
}

} // namespace
} // namespace engine
