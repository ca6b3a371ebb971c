// The rule of 45: innies and outies of houses, and what the sentences say of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <regex>

#include "engine/make/puzzle_maker.h"
#include "engine/patterns/house_sums.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "tests/engine/teach/arithmetic.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

constexpr std::array rules_of_45 = {
    &techniques::rule_of_45,
    &techniques::innies_and_outies,
    &techniques::innie_outie_difference,
    &techniques::rule_of_45_houses,
    &techniques::hidden_cage,
    &techniques::hidden_cage_pointing,
};

// A 4x4 board, whose houses add up to 10:
//   1 2 3 4
//   3 4 1 2
//   2 1 4 3
//   4 3 2 1
Cell small_cell(int row, int column)
{
    return Cell::at(4 * (row - 1) + column - 1);
}

class SmallKiller {
public:
    explicit SmallKiller(std::vector<Cage> cages)
        : chart_(with_cages(make_grid(*find_layout("4x4")), std::move(cages)))
    {
    }

    Candidates with(const std::string& digits) const
    {
        Digits givens(16, no_digit);
        for (std::size_t i = 0; i < digits.size(); ++i)
            givens[i] = digit_of(digits[i]);
        return Candidates(chart_, givens);
    }
    std::vector<std::string> reasons(const Technique& technique, const Candidates& candidates) const
    {
        Steps steps(Want::First);
        steps.look_for(&technique, candidates);
        std::vector<std::string> texts;
        for (const Step& step : steps.found()) {
            for (const Sentence& sentence : explain(Translations(), chart_.grid(), step))
                texts.push_back(plain(sentence));
        }
        return texts;
    }

private:
    Chart chart_;
};

using Texts = std::vector<std::string>;

TEST(RuleOf45, FillsTheCellThatTheCagesLeave)
{
    const SmallKiller killer(
        {{{small_cell(1, 4), small_cell(2, 4)}, 6}, {{small_cell(3, 4), small_cell(3, 3)}, 7}});
    EXPECT_EQ(
        killer.reasons(techniques::rule_of_45, killer.with("...........3")),
        (Texts{"In column 4 the digits add up to 10.", "The cages that lie inside add up to 6.",
               "In none of these cages, but inside, 3 is written already.",
               "That leaves 10 - 6 - 3 = 1 for R4C4.", "So R4C4 is 1."}));
}

TEST(RuleOf45, FillsTheCellThatSticksOut)
{
    const SmallKiller killer({{{small_cell(1, 1), small_cell(1, 2)}, 3},
                              {{small_cell(1, 3), small_cell(1, 4), small_cell(2, 4)}, 9}});
    EXPECT_EQ(killer.reasons(techniques::rule_of_45, killer.with("")),
              (Texts{"In row 1 the digits add up to 10.", "The cages that lie inside add up to 3.",
                     "The cages that stick out add up to 9.",
                     "That leaves 3 + 9 - 10 = 2 for R2C4, outside.", "So R2C4 is 2."}));
}

TEST(RuleOf45, KnowsWhatSeveralCellsAddUpTo)
{
    const SmallKiller killer({{{small_cell(1, 1), small_cell(1, 2)}, 3}});
    EXPECT_EQ(killer.reasons(techniques::innies_and_outies, killer.with("")),
              (Texts{"In row 1 the digits add up to 10.", "The cages that lie inside add up to 3.",
                     "That leaves 10 - 3 = 7 for R1C3, R1C4.",
                     "With their candidates that can only be 3 + 4.",
                     "With the digits that go from R1C3, R1C4, the other cells can't make that up.",
                     "So 1 can't be in R1C3, R1C4.", "So 2 can't be in R1C3, R1C4."}));
}

TEST(RuleOf45, ComparesInniesWithOuties)
{
    const SmallKiller killer({{{small_cell(1, 1), small_cell(1, 2), small_cell(2, 2)}, 7},
                              {{small_cell(1, 3), small_cell(2, 3)}, 4}});
    const auto found = killer.reasons(techniques::innie_outie_difference, killer.with(""));
    EXPECT_TRUE(std::ranges::count(found, "So R2C2, R2C3, outside, must exceed R1C4 by "
                                          "11 - 10 = 1.") == 1)
        << testing::PrintToString(found);
}

TEST(RuleOf45, TakesHousesTogether)
{
    const SmallKiller killer({{{small_cell(1, 1), small_cell(2, 1)}, 4},
                              {{small_cell(1, 2), small_cell(1, 3)}, 5},
                              {{small_cell(2, 2), small_cell(2, 3)}, 5},
                              {{small_cell(1, 4), small_cell(2, 4), small_cell(3, 4)}, 9}});
    EXPECT_EQ(killer.reasons(techniques::rule_of_45_houses, killer.with("")),
              (Texts{"In row 1, row 2 the digits add up to 10 + 10 = 20.",
                     "The cages that lie inside add up to 4 + 5 + 5 = 14.",
                     "The cages that stick out add up to 9.",
                     "That leaves 14 + 9 - 20 = 3 for R3C4, outside.", "So R3C4 is 3."}));
}

TEST(RuleOf45, CountsNoDigitTwice)
{
    const Cells both = {small_cell(1, 1), small_cell(1, 2), small_cell(1, 3)};
    const SmallKiller overlapping({{both, 6}, {{small_cell(1, 3), small_cell(1, 4)}, 7}});
    EXPECT_TRUE(overlapping.reasons(techniques::rule_of_45, overlapping.with("")).empty());
    const SmallKiller apart({{both, 6}});
    EXPECT_FALSE(apart.reasons(techniques::rule_of_45, apart.with("")).empty());
    const SmallKiller without_sum({{both, 0}});
    EXPECT_TRUE(without_sum.reasons(techniques::rule_of_45, without_sum.with("")).empty());
}

TEST(RuleOf45, IsNeverWrong)
{
    for (const Technique* technique : rules_of_45) {
        for (const char* layout : {"killer-9x9", "killer-jigsaw-9x9"})
            EXPECT_GT(expect_sound(technique, {.layout = layout, .puzzles = 3}), 0)
                << technique->id << " " << layout;
    }
    for (const char* layout : {"killer-x-9x9", "killer-6x6", "killer-8x8"})
        EXPECT_GT(expect_sound(&techniques::rule_of_45_houses, {.layout = layout, .puzzles = 2}), 0)
            << layout;
}

TEST(RuleOf45, AddsUpNothingWithoutCages)
{
    const Chart chart(make_grid(*find_layout("9x9")));
    const Candidates candidates(chart, Digits(81, no_digit));
    EXPECT_TRUE(candidates.worked_out<HouseSums>().all().empty());
}

// Reads sentences as a player does who knows the solution.
class SumReader {
public:
    explicit SumReader(const Puzzle& puzzle) : puzzle_(puzzle)
    {
        for (Cell cell : puzzle.grid->cells())
            cell_called_[cell_name(Translations(), *puzzle.grid, cell)] = cell;
    }

    void check(const Step& step)
    {
        for (const Sentence& sentence : explain(Translations(), *puzzle_.grid, step)) {
            const std::string text = plain(sentence);
            EXPECT_EQ(wrong_arithmetic(text, *puzzle_.grid, calculations), "") << text;
            check_result(text);
            check_difference(text);
        }
    }

    int calculations = 0;
    int results = 0;
    int differences = 0;

private:
    void check_result(const std::string& text)
    {
        static const std::regex pattern("That leaves .*= (\\d+) for ([RC0-9, ]+)(?:, outside)?\\.");
        std::smatch parts;
        if (!std::regex_match(text, parts, pattern))
            return;
        EXPECT_EQ(sum_of(parts[2]), std::stoi(parts[1])) << text;
        ++results;
    }

    void check_difference(const std::string& text)
    {
        static const std::regex pattern(
            "So ([RC0-9, ]+?)(?:, outside,)? must exceed ([RC0-9, ]+?)(?:, outside,)? by .*= "
            "(\\d+)\\.");
        std::smatch parts;
        if (!std::regex_match(text, parts, pattern))
            return;
        EXPECT_EQ(sum_of(parts[1]) - sum_of(parts[2]), std::stoi(parts[3])) << text;
        ++differences;
    }

    int sum_of(const std::string& list) const
    {
        static const std::regex cell("R\\d+C\\d+");
        int sum = 0;
        for (std::sregex_iterator match(list.begin(), list.end(), cell), end; match != end; ++match)
            sum += puzzle_.solution[cell_called_.at(match->str()).index];
        return sum;
    }

    const Puzzle& puzzle_;
    std::map<std::string, Cell> cell_called_;
};

TEST(RuleOf45, AddsUpAsItSays)
{
    const auto made = make_puzzle({.layout = "killer-9x9", .level = Level::Hard, .seed = 7});
    ASSERT_TRUE(made);
    const Puzzle& puzzle = made->puzzle;
    const Chart chart(puzzle.grid);
    Candidates candidates(chart, puzzle.givens);
    SumReader reader(puzzle);
    while (!candidates.is_solved()) {
        Steps steps(Want::All);
        for (const Technique* technique : rules_of_45)
            steps.look_for(technique, candidates);
        for (const Step& step : steps.found())
            reader.check(step);
        for (const Step& step : steps.found())
            apply(step, candidates);
        if (steps.empty()) {
            const Cell cell = candidates.open_cells().first();
            candidates.place(cell, puzzle.solution[cell.index]);
        }
    }
    EXPECT_GT(reader.calculations, 50);
    EXPECT_GT(reader.results, 20);
    EXPECT_GT(reader.differences, 20);
}

} // namespace
} // namespace engine
