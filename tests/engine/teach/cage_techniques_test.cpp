// Techniques of one cage, and what its sum leaves.

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "engine/hints/hint.h"
#include "engine/make/puzzle_maker.h"
#include "engine/patterns/sums.h"
#include "engine/rules/layout.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/puzzle_line.h"
#include "tests/engine/teach/arithmetic.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::array killer_layouts = {"killer-9x9", "killer-x-9x9", "killer-jigsaw-9x9",
                                       "killer-4x4", "killer-6x6",   "killer-8x8"};

bool is_about_sums(const Technique* technique)
{
    return technique->standing.family == TechniqueFamily::Sums;
}

const SumArea* area_at(const Candidates& candidates, Cell cell)
{
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (area.cells.has(cell))
            return &area;
    }
    return nullptr;
}

std::shared_ptr<const Grid> grid_with(std::vector<Cage> cages)
{
    GridBuilder builder(*make_grid(*find_layout("9x9")));
    for (Cage& cage : cages)
        builder.add_cage(std::move(cage));
    return std::make_shared<const Grid>(std::move(builder).build());
}

TEST(SumAreas, HaveTheCombinationsThatFitTheirCells)
{
    const Chart chart(grid_with({{{Cell{0}, Cell{1}, Cell{2}}, 8}, {{Cell{9}, Cell{10}}, 0}}));
    Candidates candidates(chart, Digits(81, no_digit));
    const DigitSet small = DigitSet::of_bits(0b100110);  // 1, 2, 5
    const DigitSet middle = DigitSet::of_bits(0b011010); // 1, 3, 4
    const SumArea* area = area_at(candidates, Cell{0});
    ASSERT_NE(area, nullptr);
    EXPECT_TRUE(area->is_counted);
    EXPECT_EQ(area->combinations, (std::vector{small, middle}));
    EXPECT_EQ(area->must, DigitSet::only(1));
    EXPECT_EQ(area->may, small.with(middle));
    EXPECT_EQ(area_at(candidates, Cell{9}), nullptr) << "it has no sum";
    for (Digit digit : {Digit{1}, Digit{3}, Digit{4}})
        candidates.remove(Cell{0}, digit);
    area = area_at(candidates, Cell{0});
    EXPECT_EQ(area->combinations, std::vector{small}) << "R1C1 takes no digit of the other";
    candidates.place(Cell{1}, 2);
    area = area_at(candidates, Cell{0});
    EXPECT_EQ(area->rest, 6);
    EXPECT_EQ(area->open.count(), 2);
    EXPECT_EQ(area->combinations, std::vector{small.without(2)});
}

TEST(SumAreas, OfCellsThatNeedNotDifferAreArranged)
{
    const Chart chart(grid_with({}));
    Candidates candidates(chart, Digits(81, no_digit));
    const CellSet cells = chart.grid().set_of(std::array{Cell{0}, Cell{40}});
    SumArea area = sum_area(candidates, cells, 18);
    EXPECT_FALSE(area.all_differ);
    EXPECT_TRUE(area.combinations.empty());
    EXPECT_EQ(arranged_digits(candidates, area),
              (std::vector{DigitSet::only(9), DigitSet::only(9)}));
    candidates.remove(Cell{0}, 9);
    area = sum_area(candidates, cells, 18);
    EXPECT_EQ(arranged_digits(candidates, area), (std::vector{DigitSet(), DigitSet()}));
}

TEST(CageTechniques, AreNeverWrong)
{
    for (const char* layout : {"killer-9x9", "killer-x-9x9", "killer-jigsaw-9x9", "killer-6x6"}) {
        for (const Technique* technique :
             {&techniques::cage_last_cell, &techniques::cage_combinations,
              &techniques::cage_noted_combinations, &techniques::cage_arrangement}) {
            for (const bool is_hard : {false, true})
                EXPECT_GT(
                    expect_sound(technique, {.layout = layout, .puzzles = 4, .is_hard = is_hard}),
                    0)
                    << technique->id << " on " << layout;
        }
    }
}

TEST(CageTechniques, FindNothingWithoutCages)
{
    const StepLine line = position(std::string(techniques::x_wing.example));
    for (const Technique* technique : all_techniques()) {
        Steps steps(Want::All);
        if (is_about_sums(technique))
            steps.look_for(technique, line.candidates);
        EXPECT_TRUE(steps.empty()) << technique->id;
    }
}

// Whatever a killer needs, an easier sum comes first: of a level there are only singles before.
TEST(CageTechniques, ComeBeforeOthersOfTheirLevel)
{
    std::set<Level> others;
    for (const Technique* technique : all_techniques()) {
        const Standing& standing = technique->standing;
        if (is_about_sums(technique)) {
            EXPECT_FALSE(others.contains(standing.level)) << technique->id;
        } else if (standing.family != TechniqueFamily::Singles) {
            others.insert(standing.level);
        }
    }
}

class EasyKillers : public testing::TestWithParam<const char*> {};

TEST_P(EasyKillers, AreSolvedByTechniquesOfTheirLevel)
{
    for (const Level level : {Level::Beginner, Level::Easy}) {
        for (std::uint64_t seed = 1; seed <= (is_sanitized ? 2u : 12u); ++seed) {
            const auto made = make_puzzle({.layout = GetParam(), .level = level, .seed = seed});
            ASSERT_TRUE(made);
            if (made->level != level)
                continue;
            const Chart chart(made->puzzle.grid);
            const Path path = solve_like_a_person(Candidates(chart, made->puzzle.givens), {});
            EXPECT_EQ(path.end.digits(), made->puzzle.solution) << seed;
            for (const Step& step : path.steps)
                EXPECT_LE(step.technique->standing.level, level) << step.technique->id;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Layouts, EasyKillers, testing::ValuesIn(killer_layouts));

// Players without notes are shown sums before what leads directly to a digit, but harder ones not
// before what is easier.
TEST(Killers, AreHintedBySumsWithoutNotes)
{
    const auto made = make_puzzle({.layout = "killer-9x9", .level = Level::Easy, .seed = 3});
    ASSERT_TRUE(made);
    const Chart chart(made->puzzle.grid);
    Candidates candidates(chart, made->puzzle.givens);
    while (!candidates.is_solved()) {
        const std::vector<Step> steps = steps_for_hint(candidates, {.keeps_notes = false});
        ASSERT_FALSE(steps.empty());
        EXPECT_LE(steps.front().technique->standing.level, Level::Easy)
            << steps.front().technique->id;
        apply(steps.front(), candidates);
    }
}

TEST(Killers, AreExplainedWithRightSums)
{
    int seen = 0;
    for (const char* layout : killer_layouts) {
        for (const Level level : {Level::Beginner, Level::Easy, Level::Hard}) {
            const auto made = make_puzzle({.layout = layout, .level = level, .seed = 7});
            ASSERT_TRUE(made);
            const Grid& grid = *made->puzzle.grid;
            const Chart chart(made->puzzle.grid);
            const Path path = solve_like_a_person(Candidates(chart, made->puzzle.givens),
                                                  {.hardest_level = Level::Hard});
            for (const Step& step : path.steps) {
                for (const Sentence& sentence : explain(Translations(), grid, step))
                    EXPECT_EQ(wrong_arithmetic(plain(sentence), grid, seen), "")
                        << step.technique->id << ": " << plain(sentence);
            }
        }
    }
    EXPECT_GT(seen, 500);
}

TEST(Arithmetic, IsReadInSentences)
{
    const auto grid = grid_with({{{Cell{0}, Cell{1}}, 15}});
    int seen = 0;
    for (const char* right :
         {"Its other digits leave 15 - 4 - 7 = 4.", "R1C1 is in the cage of 15 at R1C1.",
          "2 different digits add up to 15 only as 6 + 9 or 7 + 8.",
          "With 3 in R1C1, R1C2 would have to make up 12, as 3 + 9, 4 + 8 or 5 + 7: no."})
        EXPECT_EQ(wrong_arithmetic(right, *grid, seen), "") << right;
    EXPECT_EQ(seen, 7);
    for (const char* wrong :
         {"Its other digits leave 15 - 4 - 7 = 5.", "R1C1 is in the cage of 14 at R1C1.",
          "R1C2 is in the cage of 15 at R1C2.",
          "2 different digits add up to 15 only as 6 + 9 or 7 + 7.",
          "2 different digits add up to 14 only as 7 + 7."})
        EXPECT_NE(wrong_arithmetic(wrong, *grid, seen), "") << wrong;
}

// Regions may be listed in another order.
std::vector<Cells> sorted_houses(const Grid& grid)
{
    std::vector<Cells> houses;
    for (const House& house : grid.houses())
        houses.push_back(house.cells);
    std::ranges::sort(houses);
    return houses;
}

TEST(DrawnLayouts, AreReadAsTheyAreWritten)
{
    for (const char* id : {"killer-9x9", "killer-jigsaw-9x9", "jigsaw-9x9", "9x9"}) {
        const auto made = make_puzzle({.layout = id, .level = Level::Easy, .seed = 5});
        const auto layout = find_layout(id);
        ASSERT_TRUE(made && layout);
        const auto read = parse_drawn_layout(to_drawn_layout(*layout, *made->puzzle.grid));
        ASSERT_TRUE(read) << id;
        EXPECT_EQ(read->layout->id, layout->id);
        EXPECT_EQ(read->grid->cages(), made->puzzle.grid->cages()) << id;
        EXPECT_EQ(sorted_houses(*read->grid), sorted_houses(*made->puzzle.grid)) << id;
    }
    EXPECT_FALSE(parse_drawn_layout("killer-9x9,a,b"));
    EXPECT_FALSE(parse_drawn_layout("no-such-layout"));
    EXPECT_FALSE(parse_drawn_layout("9x9,a"));
}

} // namespace
} // namespace engine
