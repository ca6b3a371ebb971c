// The statistics: going through categories, pictures and players, and the values in words.

#include "game/scenes/screens.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/scenes/records/records_page.h"
#include "game/scenes/records/run_overview.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

struct WorldWithHistory : MenuWorld {
    WorldWithHistory()
    {
        fill();
        settings.last_game.level = engine::Level::Hard;
    }
};

std::unique_ptr<Scene> make_statistics_scene(Services& services)
{
    return make_statistics_page(services, {});
}

TEST(StatisticsScene, IsTheOtherPageOfTheRecords)
{
    WorldWithHistory world;
    MenuScreen records(world, make_records_scene);
    EXPECT_EQ(records.press_letter('S').kind, Transition::Kind::Replace);
    EXPECT_EQ(records.click("Statistics").kind, Transition::Kind::Replace);
    MenuScreen statistics(world, make_statistics_scene);
    EXPECT_EQ(statistics.press_letter('B').kind, Transition::Kind::Replace);
    EXPECT_EQ(statistics.click("Best times").kind, Transition::Kind::Replace);
}

TEST(StatisticsScene, WithoutRunsItSaysSo)
{
    MenuWorld world;
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(screen.shows("All boards"));
    EXPECT_FALSE(screen.shows("Runs of JUL"));
    screen.press(Key::Right);
    screen.press_digit('2');
    EXPECT_TRUE(screen.shows("No run yet. Your first solved puzzle starts the table."));
}

// The nine clean hard runs: the oldest has 970 s, the newest 754 s; see MenuWorld::fill().
TEST(StatisticsScene, ShowsTheAveragesOfTheLastCategory)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(screen.shows("since 11 Nov"));
    EXPECT_TRUE(screen.shows("11:38.4")) << "the best";
    EXPECT_TRUE(screen.shows("Average of 5"));
    EXPECT_TRUE(screen.shows("82 %")) << "nine of eleven are clean";
}

auto find_named(const std::vector<OverviewChoice>& choices,
                const Services& services,
                const std::string& name)
{
    return std::ranges::find_if(choices, [&](const OverviewChoice& choice) {
        return choice_name(services.texts, choice) == name;
    });
}

TEST(RunOverview, CountsPuzzlesFromElsewhereTogetherWithOthers)
{
    WorldWithHistory world;
    world.records.add({.category = "9x9 hard elsewhere",
                       .initials = "ANA",
                       .time = engine::PlayTime{60'000},
                       .game = "foreign"});
    Services services = world.services();
    const auto hard_runs = [&](Elsewhere elsewhere, const char* name) {
        const auto choices = overview_choices(services.records.categories(), elsewhere);
        const auto found = find_named(choices, services, name);
        return found == choices.end() ? 0 : overview_of(services, *found).runs;
    };
    EXPECT_EQ(hard_runs(Elsewhere::Apart, "9×9 Hard"), 9u);
    EXPECT_EQ(hard_runs(Elsewhere::Apart, "9×9 Hard, from elsewhere"), 1u);
    EXPECT_EQ(hard_runs(Elsewhere::Together, "9×9 Hard"), 10u);
    EXPECT_EQ(hard_runs(Elsewhere::Together, "9×9 Hard, from elsewhere"), 0u);
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(screen.shows("with puzzles from elsewhere"));
    screen.press_letter('E');
    EXPECT_TRUE(screen.shows("1:00.0")) << "the best of both";
}

TEST(RunOverview, HasAveragesOfACategoryAndPartsOfABoard)
{
    WorldWithHistory world;
    Services services = world.services();
    const std::vector<OverviewChoice> choices =
        overview_choices(services.records.categories(), Elsewhere::Apart);
    const auto named = [&](const char* name) {
        return *find_named(choices, services, name);
    };
    const RunOverview hard = overview_of(services, named("9×9 Hard"));
    EXPECT_EQ(hard.runs, 9u);
    ASSERT_EQ(hard.averages.size(), 3u);
    // The last five clean ones have 785, 760, 710, 698 and 754 s, and 437 ms each.
    EXPECT_EQ(hard.averages[0].now, engine::PlayTime{(710 + 754 + 760) * 1000 / 3 + 437});
    EXPECT_EQ(hard.averages[1].now, std::nullopt) << "there are too few for an average of 12";
    const RunOverview board = overview_of(services, named("9×9"));
    EXPECT_EQ(board.runs, 11u);
    ASSERT_EQ(board.parts.size(), 3u);
    EXPECT_EQ(board.parts[1].name, "Easy");
    EXPECT_EQ(board.parts[1].mean, engine::PlayTime{192'437});
    EXPECT_EQ(board.parts[1].best, engine::PlayTime{192'437});
}

TEST(StatisticsScene, ShowsChartsFromTheThirdRunOn)
{
    MenuWorld world;
    world.add_run("9x9 easy", 200, 1);
    world.settings.last_game.level = engine::Level::Easy;
    {
        MenuScreen one(world, make_statistics_scene);
        one.press_digit('2');
        EXPECT_TRUE(one.shows("2 more runs, and there is a chart here."));
        one.press_digit('3');
        EXPECT_TRUE(one.shows("Nov")) << "a calendar says something at once";
    }
    world.add_run("9x9 easy", 210, 2);
    {
        MenuScreen two(world, make_statistics_scene);
        two.press(Key::Left);
        EXPECT_TRUE(two.shows("One more run, and there is a chart here."));
    }
    world.add_run("9x9 easy", 220, 4);
    MenuScreen three(world, make_statistics_scene);
    EXPECT_FALSE(three.shows("One more run, and there is a chart here."));
    three.press_digit('2');
    EXPECT_TRUE(three.shows("How many runs took this long."));
}

TEST(StatisticsScene, ArrowsGoThroughTheValuesFromTheNewest)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(
        screen.shows("Dots are runs, stars are new best times, the line is the average of 5."));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("21 Nov: 12:34.4; average of 5: 12:21.7"));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("20 Nov: 11:38.4, a new best; average of 5: 12:32.1"));
}

TEST(StatisticsScene, TheCalendarSaysDaysInWords)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    screen.press_digit('3');
    EXPECT_TRUE(screen.shows("Nov"));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("21 Nov: 1 run"));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("20 Nov: 1 run"));
}

TEST(StatisticsScene, ThePointerTellsWhatItIsOver)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    screen.press_digit('2');
    const auto words = screen.find("How many runs took this long.");
    ASSERT_TRUE(words) << "below the left end of the chart";
    screen.scene().handle(PointerMoved{.at = {words->x + 5, words->y - 60}});
    EXPECT_TRUE(screen.shows("11:30 to 11:45: 1"));
    screen.scene().handle(PointerMoved{.at = {1, 1}});
    EXPECT_TRUE(screen.shows("How many runs took this long."));
}

TEST(StatisticsScene, AssistedRunsAreCountedOnDemand)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(screen.shows("9"));
    screen.press_letter('A');
    EXPECT_TRUE(screen.shows("11"));
}

TEST(StatisticsScene, EveryPlayerHasTheirOwn)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene);
    EXPECT_TRUE(screen.shows("Everybody's runs"));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("Runs of AKM"));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("Runs of JUL"));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("Everybody's runs"));
}

TEST(StatisticsScene, ABoardHasATableOfItsLevels)
{
    WorldWithHistory world;
    world.settings.last_game.level = engine::Level::Beginner;
    MenuScreen screen(world, make_statistics_scene);
    screen.press(Key::Up);
    EXPECT_TRUE(screen.shows("Levels"));
    EXPECT_TRUE(screen.shows("Beginner"));
    screen.press(Key::Up);
    EXPECT_TRUE(screen.shows("Boards"));
}

TEST(StatisticsScene, NarrowWindowsShowOneChoiceAtATime)
{
    WorldWithHistory world;
    MenuScreen screen(world, make_statistics_scene, {480, 853});
    EXPECT_TRUE(screen.shows("9×9 Hard"));
    screen.press(Key::Up);
    EXPECT_TRUE(screen.shows("9×9 Easy"));
}

// As a list that somebody wrote by hand may bring it.
TEST(StatisticsScene, ACategoryWithoutALevelIsShownAsItIs)
{
    MenuWorld world;
    world.add_run("9x9", 100, 1);
    world.add_run("9x9 easy", 200, 2);
    MenuScreen screen(world, make_statistics_scene);
    screen.press(Key::Up);
    screen.press(Key::Up);
    EXPECT_TRUE(screen.shows("All boards"));
}

} // namespace
} // namespace game
