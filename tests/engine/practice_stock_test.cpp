// The stock of practice: every position of it is what it should be, and comes back from its text.

#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/practice/practice_position.h"
#include "engine/practice/practice_stock.h"
#include "engine/solve/search.h"
#include "engine/text/step_line.h"
#include "tests/bench/tables/practice_search.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {
namespace {

std::shared_ptr<const Chart> chart_of(const Technique& technique)
{
    return parse_step_line(technique.example)->chart;
}

Digits givens_in(const Candidates& candidates)
{
    Digits givens = candidates.digits();
    for (Cell cell : candidates.chart().grid().cells()) {
        if (!candidates.is_given(cell))
            givens[cell.index] = no_digit;
    }
    return givens;
}

std::vector<std::string_view> texts_of_positions(const Technique& technique)
{
    std::vector<std::string_view> texts;
    for (const StockedPosition& position : stocked_positions(technique))
        texts.push_back(position.text);
    return texts;
}

// Each level is a test of its own, as the hard ones take longest.
class PracticeStock : public testing::TestWithParam<Level> {};

TEST_P(PracticeStock, HasOnlyPositionsInWhichTheTechniqueIsTheNextStepOrAmongThem)
{
    int positions = 0;
    for (const Technique* technique : all_techniques()) {
        if (technique->level != GetParam())
            continue;
        const auto chart = chart_of(*technique);
        for (const auto& [text, is_next] : stocked_positions(*technique)) {
            if (is_sanitized && positions++ % 8 != 0)
                continue;
            const auto candidates = parse_stocked(text, *chart);
            ASSERT_TRUE(candidates) << technique->id << " " << text;
            EXPECT_EQ(bench::standing_of(*technique, *candidates),
                      is_next ? bench::Standing::Next : bench::Standing::Among)
                << technique->id << " " << text;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Levels,
                         PracticeStock,
                         testing::Values(Level::Beginner,
                                         Level::Easy,
                                         Level::Medium,
                                         Level::Hard,
                                         Level::Expert,
                                         Level::Extreme,
                                         Level::Diabolical));

TEST(PracticeStockText, ComesBackFromEachPosition)
{
    for (const Technique* technique : all_techniques()) {
        const auto chart = chart_of(*technique);
        for (const std::string_view text : texts_of_positions(*technique)) {
            const auto candidates = parse_stocked(text, *chart);
            ASSERT_TRUE(candidates) << technique->id << " " << text;
            EXPECT_EQ(stocked_text(*candidates), text);
        }
        const auto example = parse_step_line(technique->example);
        const auto again = parse_stocked(stocked_text(example->candidates), *example->chart);
        ASSERT_TRUE(again) << technique->id;
        EXPECT_EQ(*again, example->candidates) << technique->id;
        EXPECT_EQ(givens_in(*again), givens_in(example->candidates)) << technique->id;
    }
}

TEST(PracticeStockText, IsRefusedIfItIsNoPosition)
{
    const auto chart = chart_of(techniques::x_wing);
    EXPECT_TRUE(parse_stocked("81:", *chart));
    EXPECT_FALSE(parse_stocked("81", *chart)) << "no colon";
    EXPECT_FALSE(parse_stocked("80:", *chart));
    EXPECT_FALSE(parse_stocked("82:", *chart));
    EXPECT_FALSE(parse_stocked("81A:", *chart));
    EXPECT_FALSE(parse_stocked("J80:", *chart)) << "no digit of the grid";
    EXPECT_FALSE(parse_stocked("?80:", *chart));
    EXPECT_FALSE(parse_stocked("81:!", *chart));
    EXPECT_FALSE(parse_stocked("81:" + std::string(122, '0') + "1", *chart)) << "too many bits";
    EXPECT_FALSE(parse_stocked("99999999999999999999:", *chart));
}

// One solution, and the position leads to it; no puzzle serves a technique twice.
TEST(PracticeStockText, IsFromDifferentPuzzlesWithOneSolution)
{
    for (const Technique* technique : all_techniques()) {
        const auto chart = chart_of(*technique);
        std::set<Digits> seen = {givens_in(parse_step_line(technique->example)->candidates)};
        for (const std::string_view text : texts_of_positions(*technique)) {
            const auto candidates = parse_stocked(text, *chart);
            const Digits givens = givens_in(*candidates);
            EXPECT_TRUE(seen.insert(givens).second) << technique->id << " " << text;
            const SearchResult found = search(chart->grid(), givens, {.solutions = 2});
            ASSERT_EQ(found.count, 1) << technique->id << " " << text;
            for (Cell cell : chart->grid().cells()) {
                const Digit digit = found.solutions.front()[cell.index];
                EXPECT_TRUE(candidates->digit(cell) == digit || candidates->of(cell).has(digit))
                    << technique->id << " " << text;
            }
        }
    }
}

TEST(PracticeStockText, IsTheFileThatTheProgramPrints)
{
    std::ifstream file(source_root() / "engine/practice/practice_stock.inc");
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_EQ(bench::practice_file(bench::shipped_practice()), text.str());
}

TEST(PracticeStockText, IsLargeForMostTechniques)
{
    int at_least_ten = 0;
    for (const Technique* technique : all_techniques())
        at_least_ten += different_positions(*technique) >= 11 ? 1 : 0;
    EXPECT_GE(at_least_ten, 130);
}

TEST(PracticeSearch, FindsPositionsAndDropsThoseThatAreWrong)
{
    bench::PracticeStock stock;
    bench::search_for_practice(stock, {.most = 2, .seed = 3, .puzzles = 4},
                               [](int) { return true; });
    EXPECT_GE(stock.size(), 3u);
    for (const auto& [technique, positions] : stock)
        EXPECT_LE(positions.size(), 2u) << technique->id;
    EXPECT_EQ(bench::remove_wrong(stock), 0);
    const std::string foreign = stock.at(&techniques::hidden_single_box).next.front();
    stock[&techniques::trial_and_error].next.push_back(foreign);
    stock[&techniques::nishio].among.push_back(foreign);
    EXPECT_EQ(bench::remove_wrong(stock), 2);
}

} // namespace
} // namespace engine
