// Where the time of a run went: time per cell, waits, steps of the heat map.

#include "engine/play/time_spent.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"

namespace engine {
namespace {

PlayTime whole(const TimeSpent& spent)
{
    return std::accumulate(spent.cells.begin(), spent.cells.end(), spent.elsewhere);
}

Session random_run(std::uint64_t seed, const Puzzle& puzzle)
{
    Dice dice(seed);
    Session session(puzzle);
    PlayTime now{0};
    for (int action = 0; action < 120; ++action) {
        now += PlayTime{dice.below(5) == 0 ? dice.below(60'000) : dice.below(900)};
        session.act(random_action(session, dice), now);
    }
    return session;
}

TEST(TimeSpent, BelongsToTheCellsOfTheNextAction)
{
    Session session(puzzle_4x4());
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{3000});
    session.act(ToggleCentreNote{{Cell{3}, Cell{5}}, 4}, PlayTime{4001});
    session.act(Check{}, PlayTime{4501});
    session.act(Undo{}, PlayTime{4601}); // the notes: no digit changes
    session.act(Undo{}, PlayTime{4801}); // the digit
    const TimeSpent spent = time_spent(session);
    EXPECT_EQ(spent.cells[1], PlayTime{3200});
    EXPECT_EQ(spent.cells[3] + spent.cells[5], PlayTime{1001});
    EXPECT_EQ(spent.cells[3], PlayTime{501});
    EXPECT_EQ(spent.elsewhere, PlayTime{600});
}

TEST(TimeSpent, IsNeverThatOfAGiven)
{
    Session session(puzzle_4x4());
    session.act(PlaceDigit{{Cell{0}, Cell{1}}, 2}, PlayTime{3000}); // the first is given
    const TimeSpent spent = time_spent(session);
    EXPECT_EQ(spent.cells[0], PlayTime{0});
    EXPECT_EQ(spent.cells[1], PlayTime{3000});
}

TEST(TimeSpent, IsTheWholeTimeOfEveryLog)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Puzzle puzzle = seed % 2 == 0 ? puzzle_6x6() : puzzle_9x9();
        const Session session = random_run(seed, puzzle);
        const TimeSpent spent = time_spent(session);
        ASSERT_EQ(whole(spent), session.last_action_at()) << seed;
        for (Cell cell : session.grid().cells()) {
            const bool is_given = puzzle.givens[cell.index] != no_digit;
            ASSERT_FALSE(is_given && spent.cells[cell.index] > PlayTime{0}) << seed;
        }
    }
}

TEST(TimeSpent, BeginsWhereTheLogBegins)
{
    StartingPoint start{.board = Board(puzzle_4x4().givens), .stats = {}, .fills = {}};
    start.at = PlayTime{60'000};
    Session session(puzzle_4x4(), {}, start);
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{63'000});
    EXPECT_EQ(whole(time_spent(session)), PlayTime{3000});
    EXPECT_EQ(longest_waits(session, 3),
              (std::vector<Wait>{{0, PlayTime{60'000}, PlayTime{63'000}}}));
}

TEST(Waits, AreTheLongestTimesWithoutAnAction)
{
    Session session(puzzle_4x4());
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{3000});
    session.act(PlaceDigit{{Cell{3}}, 4}, PlayTime{5000});
    session.act(Erase{{Cell{3}}}, PlayTime{5000});
    session.act(PlaceDigit{{Cell{3}}, 4}, PlayTime{12'000});
    session.act(PlaceDigit{{Cell{5}}, 4}, PlayTime{15'000});
    const std::vector<Wait> all = longest_waits(session, 9);
    EXPECT_EQ(all, (std::vector<Wait>{{3, PlayTime{5000}, PlayTime{12'000}},
                                      {0, PlayTime{0}, PlayTime{3000}},
                                      {4, PlayTime{12'000}, PlayTime{15'000}},
                                      {1, PlayTime{3000}, PlayTime{5000}}}));
    EXPECT_EQ(longest_waits(session, 3), std::vector<Wait>(all.begin(), all.begin() + 3));
}

TEST(Waits, GoOnWhilePausedAndWhileBookmarksAreNamed)
{
    Session session(puzzle_4x4());
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{1000});
    session.act(SetBookmark{}, PlayTime{1000});
    session.act(Pause{}, PlayTime{4000});
    session.act(NameBookmark{1, "here"}, PlayTime{4000});
    session.act(Resume{}, PlayTime{4000});
    session.act(PlaceDigit{{Cell{3}}, 4}, PlayTime{9000});
    EXPECT_EQ(longest_waits(session, 1), (std::vector<Wait>{{5, PlayTime{1000}, PlayTime{9000}}}));
}

TEST(Waits, ShowThePositionAsItWas)
{
    for (std::uint64_t seed = 100; seed < 120; ++seed) {
        const Session run = random_run(seed, puzzle_6x6());
        Session session(run.puzzle(), run.options());
        std::vector<Board> boards;
        for (const LogEntry& entry : run.log()) {
            boards.push_back(session.board());
            session.act(entry.action, entry.at);
        }
        for (const Wait& wait : longest_waits(run, 3)) {
            ASSERT_EQ(session_after(run, wait.actions).board(), boards[wait.actions]) << seed;
            ASSERT_EQ(wait.to, run.log()[wait.actions].at) << seed;
            ASSERT_GT(wait.length(), PlayTime{0}) << seed;
        }
        ASSERT_EQ(session_after(run, run.log().size()).board(), run.board()) << seed;
    }
}

TEST(HeatSteps, DoubleAndFitTheSlowestTenth)
{
    TimeSpent spent{.cells = std::vector<PlayTime>(20, PlayTime{3000})};
    spent.cells[0] = PlayTime{600'000}; // one break is no measure
    spent.cells[1] = PlayTime{0};
    for (std::size_t cell = 2; cell < 5; ++cell)
        spent.cells[cell] = PlayTime{22'000};
    const HeatSteps steps = heat_steps(spent);
    EXPECT_EQ(steps.second, PlayTime{5000});
    EXPECT_EQ(steps.begin(3), PlayTime{10'000});
    EXPECT_EQ(steps.begin(4), PlayTime{20'000});
    EXPECT_EQ(steps.of(PlayTime{0}), 0);
    EXPECT_EQ(steps.of(PlayTime{4999}), 1);
    EXPECT_EQ(steps.of(PlayTime{5000}), 2);
    EXPECT_EQ(steps.of(PlayTime{19'999}), 3);
    EXPECT_EQ(steps.of(PlayTime{600'000}), 4);
}

TEST(HeatSteps, BeginAtOneSecondOnAQuickBoard)
{
    EXPECT_EQ(heat_steps({.cells = {PlayTime{400}, PlayTime{900}}}).second, PlayTime{1000});
    EXPECT_EQ(heat_steps({}).second, PlayTime{1000});
}

} // namespace
} // namespace engine
