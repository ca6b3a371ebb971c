// The day's board among games and runs: whose day it is, and which medals a day has.

#include "game/scenes/runs/day_standing.h"

#include <gtest/gtest.h>

#include "engine/recipe/board_of_the_day.h"
#include "tests/game/menu_world.h"

namespace game {
namespace {

using engine::Day;
using engine::Medal;

constexpr std::int64_t seconds_of_a_day = 86'400;
const Day the_21st = *engine::parse_day("2026-11-21"); // today in this world
const Day the_5th = *engine::parse_day("2026-11-05");

engine::SavedGame game_of_day(const MenuWorld& world, Day day, int days_ago)
{
    engine::SavedGame game = game_in_progress("a-game", 3);
    game.recipe = engine::to_text(*engine::the_days_board(day));
    game.started = world.host.date() - days_ago * seconds_of_a_day;
    return game;
}

TEST(DayStanding, ARunOfTodayEarnsTodaysMedals)
{
    MenuWorld world;
    world.records.add(run_of_day(world, the_21st));
    const DayStanding standing = standing_of(world.services(), the_21st);
    EXPECT_EQ(standing.medals.count(), 3);
    EXPECT_EQ(standing.best, std::chrono::minutes(9));
    EXPECT_EQ(standing_of(world.services(), the_5th).medals.count(), 0);
    EXPECT_FALSE(standing_of(world.services(), the_5th).best);
}

TEST(DayStanding, APastDayIsPlayedLaterAndEarnsItsMedals)
{
    MenuWorld world;
    world.records.add(run_of_day(world, the_5th));
    EXPECT_EQ(standing_of(world.services(), the_5th).medals.count(), 3);
}

TEST(DayStanding, ARunThatBeganBeforeTheDayEarnsNone)
{
    MenuWorld world;
    engine::Record early = run_of_day(world, the_21st);
    early.started -= seconds_of_a_day;
    world.records.add(early);
    EXPECT_EQ(standing_of(world.services(), the_21st).medals.count(), 0);
}

TEST(DayStanding, MedalsOfSeveralRunsAddUpAndARematchIsNoBestTime)
{
    MenuWorld world;
    engine::Record helped = run_of_day(world, the_21st);
    helped.stats.hints = 2;
    world.records.add(helped);
    engine::Record again = run_of_day(world, the_21st);
    again.time = std::chrono::minutes(4);
    world.records.add(again);
    const DayStanding standing = standing_of(world.services(), the_21st);
    EXPECT_TRUE(world.records.runs()[1].repeated);
    EXPECT_FALSE(standing.medals.has(Medal::NoHelp));
    EXPECT_EQ(standing.best, std::chrono::minutes(9));
}

TEST(DayStanding, PlayAndPauseSayWhoseDayItIs)
{
    MenuWorld world;
    const Services services = world.services();
    EXPECT_TRUE(is_todays_board(services, game_of_day(world, the_21st, 0)));
    EXPECT_EQ(day_played_text(services, game_of_day(world, the_21st, 0)), "Today's board");
    EXPECT_FALSE(is_todays_board(services, game_of_day(world, the_5th, 0)));
    EXPECT_EQ(day_played_text(services, game_of_day(world, the_5th, 0)), "Board of Thu 5 Nov");
    EXPECT_FALSE(day_played(services, game_of_day(world, the_21st, 1))) << "began too early";
    EXPECT_EQ(day_played_text(services, game_in_progress("a-game", 3)), "");
    engine::SavedGame other = game_of_day(world, the_21st, 0);
    other.recipe = engine::to_text(*engine::board_of_the_day("9x9", 3, the_21st));
    EXPECT_FALSE(day_played(services, other)) << "9x9 Hard is not everybody's";
}

} // namespace
} // namespace game
