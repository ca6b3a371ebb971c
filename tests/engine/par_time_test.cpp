// Par times: the line of Theil and Sen, and how few and many runs make one.

#include "engine/play/par_time.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "engine/rating/rating.h"
#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"

namespace engine {
namespace {

// As a player would whose time is 2 s * effort^0.7.
PlayTime lawful_time(double effort)
{
    return PlayTime{std::llround(2000 * std::pow(effort, 0.7))};
}

std::vector<RunBefore> lawful_runs(int count)
{
    std::vector<RunBefore> runs;
    for (int run = 0; run < count; ++run) {
        const int effort = 300 + 170 * run;
        runs.push_back({lawful_time(effort), effort, false});
    }
    return runs;
}

double middle(const ParTime& par)
{
    return std::sqrt(static_cast<double>(par.least.count()) *
                     static_cast<double>(par.most.count()));
}

TEST(TheilSen, FindsALineThroughPointsOnIt)
{
    std::vector<MeasuredPoint> points;
    for (double x : {0.0, 1.0, 2.5, 7.0})
        points.push_back({x, 3 - 2 * x});
    const auto line = theil_sen(points);
    ASSERT_TRUE(line);
    EXPECT_NEAR(line->slope, -2, 1e-12);
    EXPECT_NEAR(line->height, 3, 1e-12);
}

TEST(TheilSen, IsNotMovedByAQuarterOfWildPoints)
{
    Dice dice(7);
    for (int round = 0; round < 50; ++round) {
        std::vector<MeasuredPoint> points;
        for (int x = 0; x < 40; ++x) {
            const double y = 1 + 0.5 * x;
            points.push_back(
                {static_cast<double>(x), dice.below(4) == 0 && x % 2 == 0 ? y + 1000 : y});
        }
        const auto line = theil_sen(points);
        ASSERT_TRUE(line);
        EXPECT_NEAR(line->slope, 0.5, 1e-9) << round;
        EXPECT_NEAR(line->height, 1, 1e-9) << round;
    }
}

TEST(TheilSen, NeedsTwoPlaces)
{
    EXPECT_FALSE(theil_sen({}));
    const std::vector<MeasuredPoint> points = {{2, 1}, {2, 5}};
    EXPECT_FALSE(theil_sen(points));
}

TEST(ParTime, IsNothingWithoutRuns)
{
    EXPECT_FALSE(par_time(1000, {}));
    const std::vector<RunBefore> runs = {{PlayTime{60'000}, 0, false}};
    EXPECT_FALSE(par_time(1000, runs)) << "neither its effort nor its level says anything";
}

TEST(ParTime, FollowsTheEffortOfManyRuns)
{
    const auto runs = lawful_runs(20);
    for (int effort : {500, 1000, 3000}) {
        const auto par = par_time(effort, runs);
        ASSERT_TRUE(par);
        const auto lawful = static_cast<double>(lawful_time(effort).count());
        EXPECT_NEAR(middle(*par), lawful, lawful / 1000);
        EXPECT_EQ(par->runs, 20u);
        // As nothing deviates, only what is known before any run is left of the spread.
        EXPECT_NEAR(static_cast<double>(par->most.count()) / middle(*par), std::exp(0.26 * 4 / 24),
                    0.001);
    }
}

TEST(ParTime, IsHardlyMovedByAFewLongBreaks)
{
    auto runs = lawful_runs(20);
    for (std::size_t run : {3u, 9u, 14u})
        runs[run].time *= 40;
    const auto lawful = static_cast<double>(lawful_time(1000).count());
    EXPECT_NEAR(middle(*par_time(1000, runs)), lawful, lawful / 20);
}

TEST(ParTime, IsTheMedianOfItsLevelWithoutEfforts)
{
    const std::vector<RunBefore> runs = {{PlayTime{100'000}, 0, true},
                                         {PlayTime{120'000}, 0, true},
                                         {PlayTime{900'000}, 0, true},
                                         {PlayTime{5000}, 0, false}};
    for (int effort : {0, 1000}) {
        const auto par = par_time(effort, runs);
        ASSERT_TRUE(par);
        EXPECT_NEAR(middle(*par), 120'000, 2);
        EXPECT_EQ(par->runs, 3u);
        EXPECT_LT(par->least, PlayTime{100'000});
        EXPECT_GT(par->most, PlayTime{140'000});
    }
}

// Between the median of the level and what the effort says; the more runs, the closer to that.
TEST(ParTime, LeavesTheMedianOfTheLevelAsRunsBecomeMore)
{
    double before = 0;
    for (int count : {1, 4, 16, 64}) {
        std::vector<RunBefore> runs;
        for (int run = 0; run < count; ++run)
            runs.push_back({PlayTime{100'000}, 400, true});
        // All of one effort: the usual slope, the square root.
        const double now = middle(*par_time(1600, runs));
        EXPECT_GT(now, std::max(100'000.0, before));
        EXPECT_LT(now, 200'000);
        before = now;
    }
    EXPECT_GT(before, 185'000);
}

TEST(ParTime, IsWiderForAPlayerWhoVaries)
{
    std::vector<RunBefore> steady;
    std::vector<RunBefore> varied;
    for (int run = 0; run < 12; ++run) {
        steady.push_back({PlayTime{100'000 + 500 * run}, 800, true});
        varied.push_back({PlayTime{40'000 + 20'000 * run}, 800, true});
    }
    const auto narrow = par_time(800, steady);
    const auto wide = par_time(800, varied);
    EXPECT_LT(narrow->most - narrow->least, (wide->most - wide->least) / 3);
}

TEST(Effort, IsThatOfTheRating)
{
    const Puzzle classic = puzzle_of(
        9, {"rows-and-columns", "boxes"},
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    const Chart chart(classic.grid);
    EXPECT_EQ(effort_of(classic), rate(chart, classic.givens).effort);
    EXPECT_GT(effort_of(classic), effort_of(puzzle_4x4()));
    const Cancel cancel = Cancel::possible();
    cancel.ask();
    EXPECT_EQ(effort_of(classic, cancel), 0);
}

TEST(Effort, IsNothingIfTheTechniquesDoNotSolveThePuzzle)
{
    EXPECT_EQ(effort_of(puzzle_9x9()), 0); // it has several solutions
}

} // namespace
} // namespace engine
