// The Technique sprint: its ladder and positions, what earns and costs, and what players and those
// who click at random come to.

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/arcade/arcade_run.h"
#include "engine/base/random.h"
#include "engine/practice/sprint_position.h"
#include "engine/practice/stock/practice_stock.h"
#include "tests/bench/tables/arcade_players.h"
#include "tests/other_data.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

using enum ArcadeAnswer;

const ArcadeMode& sprint_mode()
{
    return *std::ranges::find(arcade_modes(), "sprint", &ArcadeMode::id);
}

PlayTime at_second(double count)
{
    return PlayTime{static_cast<PlayTime::rep>(count * 1000)};
}

class SprintRun {
public:
    std::vector<ArcadeEvent> answer(ArcadeAnswer answer, PlayTime later = at_second(1))
    {
        at += later;
        return run.answer(techniques::x_wing, answer, at);
    }

    ArcadeRun run{sprint_mode()};
    PlayTime at{0};
};

TEST(SprintLadder, HasEachTechniqueOnce)
{
    std::set<const Technique*> seen;
    int before = 0;
    for (SprintRung rung : all_sprint_rungs) {
        EXPECT_EQ(number_of(rung), ++before);
        EXPECT_GE(lessons_of(rung).size(), 3u);
        for (const SprintLesson& lesson : lessons_of(rung)) {
            EXPECT_NE(std::string(lesson.look), "");
            for (const Technique* technique : lesson.techniques) {
                EXPECT_TRUE(seen.insert(technique).second) << technique->id;
                EXPECT_EQ(&lesson_with(*technique), &lesson) << technique->id;
            }
        }
    }
    EXPECT_EQ(seen.size(), 23u);
}

TEST(SprintLadder, PositionsAreOnPlainBoards)
{
    for (SprintRung rung : all_sprint_rungs) {
        for (const SprintLesson& lesson : lessons_of(rung)) {
            for (const Technique* technique : lesson.techniques) {
                EXPECT_GE(different_positions(*technique), 13u) << technique->id;
                for (const StockedPosition& stocked : stocked_positions(*technique))
                    EXPECT_EQ(stocked.layout, "9x9") << technique->id;
                const auto example = practice_position(*technique, 0);
                ASSERT_TRUE(example) << technique->id;
                EXPECT_EQ(example->chart->grid().size(), 9) << technique->id;
                EXPECT_EQ(example->chart->grid().houses().size(), 27u) << technique->id;
            }
        }
    }
}

TEST(SprintPosition, HasAStepOfTheTechniqueOfItsRung)
{
    for (SprintRung rung : all_sprint_rungs) {
        std::set<const Technique*> seen;
        for (std::uint64_t dice = 1; dice <= (is_sanitized ? 6 : 24); ++dice) {
            const auto made = sprint_position(rung, dice);
            ASSERT_TRUE(made) << name_of(rung) << " " << dice;
            seen.insert(made->technique);
            for (const Step& step : made->position.steps)
                EXPECT_EQ(step.technique, made->technique);
            const CellSet& open = made->position.candidates.open_cells();
            EXPECT_TRUE(std::ranges::any_of(made->position.chart->grid().cells(), [&](Cell cell) {
                return open.has(cell) && is_answer(made->position, cell);
            }));
        }
        EXPECT_GE(seen.size(), 3u) << name_of(rung) << ": they take turns";
    }
}

TEST(SprintPosition, NeedsNoNotesWhereNoneAreShown)
{
    for (std::uint64_t dice = 1; dice <= (is_sanitized ? 8 : 40); ++dice) {
        const auto made = sprint_position(SprintRung::Bronze, dice);
        ASSERT_TRUE(made);
        const Candidates& shown = made->position.candidates;
        EXPECT_EQ(shown, Candidates(shown.chart(), shown.givens(), shown.digits())) << dice;
    }
}

TEST(SprintPosition, IsAboutSomethingElseThanTheOneBefore)
{
    const Technique* before = nullptr;
    for (std::uint64_t dice = 1; dice <= 12; ++dice) {
        const auto made = sprint_position(SprintRung::Silver, dice, before);
        ASSERT_TRUE(made);
        EXPECT_NE(made->technique, before);
        before = made->technique;
    }
}

TEST(SprintPosition, IsAnExampleWithoutTheStock)
{
    OtherData data;
    data.write("practice.txt", "other");
    const auto made = sprint_position(SprintRung::Gold, 1);
    ASSERT_TRUE(made);
    const auto example = practice_position(*made->technique, 0);
    EXPECT_EQ(made->position.candidates, example->candidates);
}

TEST(Sprint, StepsInQuickSuccessionCountMore)
{
    SprintRun play;
    EXPECT_EQ(play.answer(Found, at_second(3)).front().points, 100);
    EXPECT_EQ(play.answer(Found, at_second(8)).front().points, 200);
    EXPECT_EQ(play.answer(Missed).front().time, -at_second(3));
    EXPECT_EQ(play.answer(Found).front().points, 100) << "the mistake ended the combo";
    EXPECT_EQ(play.answer(Found, at_second(9)).front().points, 200) << "of Silver, but no combo";
    EXPECT_EQ(play.run.score(), 600);
    EXPECT_EQ(play.run.reached().time, play.at);
    EXPECT_EQ(play.run.time_shown(play.at), at_second(60 - 22 - 3 + 10));
}

TEST(Sprint, ThreeFoundStepsFinishARung)
{
    SprintRun play;
    EXPECT_EQ(play.run.rung(), SprintRung::Bronze);
    EXPECT_EQ(play.answer(Found).size(), 1u);
    EXPECT_EQ(play.answer(Found).size(), 1u);
    const auto events = play.answer(Found);
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events.back().kind, ArcadeEvent::Kind::Rung);
    EXPECT_EQ(events.back().time, at_second(10));
    EXPECT_EQ(play.run.rung(), SprintRung::Silver);
    EXPECT_EQ(play.run.found_on_rung(), 0);
    EXPECT_EQ(play.run.reached().rungs, 1);
    EXPECT_EQ(play.answer(Found).front().points, 2 * 100 * 4);
    EXPECT_EQ(play.answer(Found).front().points, 2 * 100 * 5);
    EXPECT_NEAR(play.run.reached().in_hand, 2 / 3.0, 1e-9);
}

TEST(Sprint, GoesOnAtDiamondButGivesItsTimeOnce)
{
    SprintRun play;
    for (int step = 0; step < 15; ++step)
        play.answer(Found);
    EXPECT_EQ(play.run.reached().rungs, 5);
    EXPECT_EQ(play.run.rung(), SprintRung::Diamond);
    EXPECT_EQ(play.run.found_on_rung(), 3);
    const PlayTime left = play.run.time_shown(play.at);
    EXPECT_EQ(left, at_second(60 - 15 + 5 * 10));
    for (int step = 0; step < 6; ++step)
        EXPECT_EQ(play.answer(Found).size(), 1u);
    EXPECT_EQ(play.run.time_shown(play.at), left - at_second(6));
    EXPECT_EQ(play.run.tally().rungs.size(), 5u);
}

TEST(Sprint, ASkipCostsTimeAndNothingElse)
{
    SprintRun play;
    play.answer(Found);
    const auto events = play.answer(Skipped);
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events.front().kind, ArcadeEvent::Kind::Skip);
    EXPECT_EQ(events.front().time, -at_second(3));
    EXPECT_EQ(play.run.found_on_rung(), 1);
    EXPECT_EQ(play.run.tally().wrong, 0);
    EXPECT_EQ(play.run.combo(play.at), 2) << "the combo goes on";
    EXPECT_EQ(play.run.time_shown(play.at), at_second(60 - 2 - 3));
}

TEST(Sprint, TheTallyNamesWhatWasMissed)
{
    SprintRun play;
    play.answer(Missed);
    play.answer(Missed);
    play.run.answer(techniques::full_house, Missed, play.at);
    for (int step = 0; step < 3; ++step)
        play.answer(Found);
    const ArcadeTally tally = play.run.tally();
    ASSERT_EQ(tally.rungs.size(), 2u);
    EXPECT_EQ(tally.rungs[0].found, 3);
    EXPECT_EQ(tally.rungs[0].missed, 3);
    EXPECT_EQ(tally.rungs[0].first_missed, &techniques::x_wing);
    EXPECT_EQ(tally.best_combo, 3);
    EXPECT_EQ(play.run.score(), 3 * 100 + tally.combo_points);
}

TEST(Sprint, MayBeginOnAnotherRung)
{
    ArcadeRun run(sprint_mode(), SprintRung::Gold);
    EXPECT_EQ(run.rung(), SprintRung::Gold);
    EXPECT_EQ(run.answer(techniques::x_wing, Found, at_second(1)).front().points, 300);
}

TEST(Sprint, EndsWithItsTime)
{
    SprintRun play;
    EXPECT_EQ(play.answer(Missed, at_second(58)).size(), 1u);
    EXPECT_EQ(play.run.ending(), ArcadeEnding::TimeUp) << "the miss took the rest";
    EXPECT_TRUE(play.answer(Found).empty());
    EXPECT_EQ(play.run.score(), 0);
}

TEST(Sprint, CanBeStopped)
{
    SprintRun play;
    play.answer(Found);
    play.run.stop();
    EXPECT_EQ(play.run.ending(), ArcadeEnding::Stopped);
    EXPECT_TRUE(play.answer(Found).empty());
    EXPECT_EQ(play.run.score(), 100);
}

constexpr int runs_of_each = 200;

int middle_number(std::vector<int> numbers)
{
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

// The share of the open cells that are an answer, for each position of the rung's techniques.
std::vector<std::vector<double>> odds_of(SprintRung rung)
{
    std::vector<std::vector<double>> all;
    for (const SprintLesson& lesson : lessons_of(rung)) {
        std::vector<double>& odds = all.emplace_back();
        for (const Technique* technique : lesson.techniques) {
            for (std::uint64_t number = 0; number < different_positions(*technique); ++number) {
                const auto position = practice_position(*technique, number);
                if (!position)
                    continue;
                int answers = 0;
                for (Cell cell : position->candidates.open_cells())
                    answers += is_answer(*position, cell) ? 1 : 0;
                odds.push_back(1.0 * answers / position->candidates.open_cells().count());
            }
        }
    }
    return all;
}

using Odds = std::vector<std::vector<std::vector<double>>>; // by rung and lesson

// The medians of runs that click an open cell at random as soon as a position is there.
ArcadeReached of_clicker(const Odds& odds, double seconds)
{
    std::vector<int> scores;
    std::vector<int> rungs;
    Random random(5);
    for (int number = 0; number < runs_of_each; ++number) {
        ArcadeRun run(sprint_mode());
        for (double at = seconds; !run.is_over(); at += seconds) {
            const auto& lessons = odds[index_of(run.rung())];
            const auto& positions = lessons[random.below(lessons.size())];
            const double chance = random.below(1'000'000) / 1e6;
            const bool hits = chance < positions[random.below(positions.size())];
            run.answer(techniques::x_wing, hits ? Found : Missed, at_second(at));
        }
        scores.push_back(run.score());
        rungs.push_back(run.reached().rungs);
    }
    return {.score = middle_number(scores), .rungs = middle_number(rungs)};
}

// What players come to is in arcade_ranks_test.cpp.
TEST(Sprint, ClickingAtRandomDoesNotPay)
{
    const auto runs =
        bench::arcade_runs(sprint_mode(), bench::arcade_players().front(), runs_of_each, 5);
    const ArcadeReached& newcomer = runs[runs.size() / 2];
    Odds odds;
    for (SprintRung rung : all_sprint_rungs)
        odds.push_back(odds_of(rung));
    for (const double seconds : {0.2, 0.7, 1.5}) {
        const ArcadeReached clicker = of_clicker(odds, seconds);
        EXPECT_LT(2 * clicker.score, newcomer.score) << "a click each " << seconds << " s";
        EXPECT_LT(clicker.rungs, newcomer.rungs) << "a click each " << seconds << " s";
    }
}

} // namespace
} // namespace engine
