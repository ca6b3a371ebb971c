#include "engine/explainer/explainer_rating.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {

// Nine rows and nine columns, and the regions if there are any.
static std::shared_ptr<const Grid> grid_with_regions(const std::string& regions)
{
    GridBuilder builder(9);
    std::map<char, Cells> cells_of;
    for (int line = 0; line < 9; ++line) {
        Cells row;
        Cells column;
        for (int at = 0; at < 9; ++at) {
            row.push_back(builder.cell_at(line, at));
            column.push_back(builder.cell_at(at, line));
            if (regions.size() == 81)
                cells_of[regions[row.back().index]].push_back(row.back());
        }
        builder.add_house(HouseKind::Row, row);
        builder.add_house(HouseKind::Column, column);
    }
    for (const auto& [name, cells] : cells_of)
        builder.add_house(HouseKind::Region, cells);
    return std::make_shared<const Grid>(std::move(builder).build());
}

static std::shared_ptr<const Grid> grid_of(const std::string& layout, const std::string& regions)
{
    if (layout == "latin" || layout == "jigsaw")
        return grid_with_regions(regions);
    return make_grid(*find_layout(layout));
}

static ExplainerRating rate(const std::string& puzzle, const std::string& layout = "9x9")
{
    const Chart chart(make_grid(*find_layout(layout)));
    return rate_by_explainer(chart, *parse_digits(puzzle, chart.grid()));
}

// A dash means unknown, so there is nothing to compare.
static bool is_near(const std::string& expected, int tenths)
{
    return expected == "-" || std::abs(std::lround(10 * std::stod(expected)) - tenths) <= 2;
}

TEST(ExplainerRating, AgreesWithTheReferenceRatersOnASample)
{
    std::ifstream lines(source_root() / "tests/data/explainer_ratings.txt");
    std::map<std::string, std::unique_ptr<ExplainerScale>> scales;
    int puzzles = 0;
    int near = 0;
    int lines_read = 0;
    std::string line;
    while (std::getline(lines, line)) {
        if (line.empty() || line.front() == '#' || (is_sanitized && ++lines_read % 4 != 0))
            continue;
        std::istringstream words(line);
        std::string layout;
        std::string regions;
        std::string puzzle;
        std::string hardest;
        std::string first_placement;
        std::string first_step;
        words >> layout >> regions >> puzzle >> hardest >> first_placement >> first_step;
        const auto grid = grid_of(layout, regions);
        auto& scale = scales[layout + regions];
        if (!scale)
            scale = std::make_unique<ExplainerScale>(Chart(grid));
        const ExplainerRating rating = scale->rate(*parse_digits(puzzle, *grid));
        const bool agrees = rating.is_decided && is_near(hardest, rating.hardest) &&
                            is_near(first_placement, rating.first_placement) &&
                            is_near(first_step, rating.first_step);
        ++puzzles;
        near += agrees ? 1 : 0;
    }
    EXPECT_GT(puzzles, fewer(300));
    EXPECT_GE(100 * near, (is_sanitized ? 90 : 95) * puzzles) << near << " of " << puzzles;
}

TEST(ExplainerRating, TellsTheHardestStepAndTheFirstOnes)
{
    const ExplainerRating rating =
        rate("....5.......7.9...9.56.24.736.....494.19.57.6..........2.1.8.5.59..2..718.......2");
    EXPECT_TRUE(rating.is_decided);
    EXPECT_EQ(rating.hardest, 25);
    EXPECT_EQ(rating.first_placement, 12);
    EXPECT_EQ(rating.first_step, 12);
}

TEST(ExplainerRating, StopsAboveABound)
{
    const std::string hard =
        "..4.....9...4...25.1.......49.52...1.......7..6................1....9........85.3";
    const Chart chart(make_grid(*find_layout("x-9x9")));
    const ExplainerScale scale(chart);
    const ExplainerRating rating = scale.rate(*parse_digits(hard, chart.grid()), 70);
    EXPECT_FALSE(rating.is_decided);
    EXPECT_LE(rating.hardest, 70);
}

// The chains inside the chains are simple in the first two puzzles, then multiple, then dynamic.
TEST(ExplainerRating, RatesChainsThatHoldChains)
{
    const Chart chart(make_grid(*find_layout("x-9x9")));
    const ExplainerScale scale(chart);
    const auto expect_rating = [&](const char* puzzle, const ExplainerRating& rating) {
        EXPECT_EQ(scale.rate(*parse_digits(puzzle, chart.grid())), rating) << puzzle;
    };
    expect_rating(
        ".....5.3........8..3.......8......51..6...........9....8.1......7.4....3....9..62",
        {96, 15, 15, true});
    expect_rating(
        ".....5..........8.469.....39.6........3..8..4..1....7..1.........2...4...3..2....",
        {97, 12, 12, true});
    if (is_sanitized)
        return; // too slow: ten times as long
    expect_rating(
        ".6...7...1..9..........5...6......87...2...9..3.....4..734.2.....2..3............",
        {104, 12, 12, true});
    expect_rating(
        ".....7.4.1..9..........5..........87...2..69...........7.......8.2..35..34..6....",
        {108, 108, 29, true});
}

// A puzzle with many solutions has a path that does not end.
TEST(ExplainerRating, TellsTheLeastWhereItDoesNotKnow)
{
    const ExplainerRating small =
        rate("...........................234567891567891234891234567345678912678912345912345678");
    EXPECT_FALSE(small.is_decided);
    EXPECT_EQ(small.hardest, 105);
    const ExplainerRating large = rate(std::string(81, '.'));
    EXPECT_FALSE(large.is_decided);
    EXPECT_EQ(large.hardest, 95);
    EXPECT_EQ(large.first_placement, 95);
    EXPECT_EQ(large.first_step, 95);
}

TEST(ExplainerRating, DoesNotChangeWithThePathOfTheSameSteps)
{
    const std::string puzzle =
        "...6......4..78..539..5.7..9...4.2...2.5.3.8...7.2...3..6.9..148..41..3......5...";
    const Chart chart(make_grid(*find_layout("9x9")));
    const ExplainerScale scale(chart);
    const Digits givens = *parse_digits(puzzle, chart.grid());
    int hardest = 0;
    for (const explainer::Move& move : scale.path(givens))
        hardest = std::max(hardest, move.rating);
    EXPECT_EQ(scale.rate(givens).hardest, hardest);
}

static void expect_sound_path(const std::string& layout, std::uint64_t seed)
{
    const auto made = make_puzzle({.layout = layout, .level = Level::Hard, .seed = seed});
    const Chart chart(made->puzzle.grid);
    for (const explainer::Move& move : ExplainerScale(chart).path(made->puzzle.givens)) {
        for (const auto& [cell, digit] : move.removals)
            EXPECT_NE(made->puzzle.solution[cell.index], digit) << layout << ' ' << move.rating;
        if (move.placement) {
            const auto& [cell, digit] = *move.placement;
            EXPECT_EQ(made->puzzle.solution[cell.index], digit) << layout << ' ' << move.rating;
        }
    }
}

TEST(ExplainerRating, TakesNoWrongStepOnAnyPaper)
{
    const std::uint64_t seeds = is_sanitized ? 1 : 4;
    for (const char* layout : {"9x9", "x-9x9", "windoku", "disjoint-9x9", "anti-knight-9x9",
                               "anti-king-9x9", "jigsaw-9x9", "jigsaw-x-9x9", "jigsaw-9x9+windoku",
                               "6x6", "12x12", "twodoku", "butterfly", "flower", "samurai"}) {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            expect_sound_path(layout, seed);
    }
}

} // namespace engine
