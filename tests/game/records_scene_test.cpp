// The tables: going through runs and categories, clean runs and all runs, and the details of a run.

#include "game/scenes/screens.h"

#include <cstdlib>
#include <optional>

#include <gtest/gtest.h>

#include "engine/base/whole_number.h"
#include "engine/recipe/board_of_the_day.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/runs/days.h"
#include "game/widgets/charts/delta_graph.h"
#include "tests/game/menu_screen.h"
#include "tests/sanitized.h"

namespace game {
namespace {

using engine::PlayTime;
using Kind = Transition::Kind;

TEST(RecordsScene, WithoutRunsItOffersToStart)
{
    MenuWorld world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("No run yet. Your first solved puzzle starts the table."));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
}

struct WorldWithHardRuns : MenuWorld {
    WorldWithHardRuns()
    {
        fill();
        settings.last_game.level = engine::Level::Hard;
    }
};

TEST(RecordsScene, OpensTheLastCategoryWithItsBestRun)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("11:38.4"));
    EXPECT_TRUE(screen.shows("★ best"));
    EXPECT_TRUE(screen.shows("1 of 9")) << "two of eleven runs were assisted";
}

TEST(RecordsScene, DownShowsTheNextRunAgainstTheBest)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("2 of 9"));
    EXPECT_TRUE(screen.shows("▲ +0:12.0"));
    EXPECT_TRUE(screen.shows("Clean run: 2 pauses."));
    EXPECT_TRUE(screen.shows("ahead")) << "the graph";
}

TEST(RecordsScene, CanBeNarrowedToTheRunsOfOnePlayer)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("Everybody's runs"));
    EXPECT_TRUE(screen.shows("AKM"));
    EXPECT_TRUE(screen.shows("JUL"));
    screen.press_letter('I'); // AKM has the most runs
    EXPECT_TRUE(screen.shows("Runs of AKM"));
    EXPECT_FALSE(screen.shows("JUL"));
    EXPECT_FALSE(screen.shows("11:38.4")) << "a time of JUL";
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("Runs of JUL"));
    EXPECT_TRUE(screen.shows("11:38.4"));
    EXPECT_FALSE(screen.shows("AKM"));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("1 of 9"));
}

TEST(RecordsScene, CategoriesGoFromEasyToHard)
{
    WorldWithHardRuns world; // played first, then easy, then beginner
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("1 of 1"));
    EXPECT_TRUE(screen.shows("3:12.4"));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("2:11.4"));
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("3:12.4"));
}

// A list that somebody wrote may bring a category for each of its lines.
struct WorldWithManyCategories : MenuWorld {
    WorldWithManyCategories()
    {
        std::vector<engine::Record> runs;
        for (int number = 0; number < many; ++number)
            runs.push_back({.category = "cat" + std::to_string(many - number) + " easy",
                            .initials = engine::two_numerals(number % 90) + "A",
                            .time = PlayTime{60'000 + number},
                            .date = 1'763'700'000});
        for (const char* level : {"hard", "easy"})
            runs.push_back({.category = std::string("9x9 ") + level,
                            .initials = "ANA",
                            .time = PlayTime{200'000},
                            .date = 1'763'700'000});
        records = engine::RecordBook(std::move(runs));
    }
    static constexpr int many = 50'000;
};

// Only what is in sight is made, whatever the shape of the window.
TEST(RecordsScene, VeryManyCategoriesAreOpenedAndLookedThrough)
{
    WorldWithManyCategories world;
    constexpr std::size_t most_calls = 3000;
    for (const Size window : {Size{1280, 800}, Size{900, 900}, Size{480, 853}, Size{1280, 480}}) {
        if (is_sanitized && window.width > 480)
            continue;
        MenuScreen screen(world, make_records_scene, window);
        EXPECT_LT(screen.picture().calls().size(), most_calls) << window.width;
        EXPECT_TRUE(screen.says("3:20.0")) << "that of New Game";
        screen.press(Key::Left);
        EXPECT_TRUE(screen.says("1:49.9")) << "the last of the list: the first board of all";
        screen.press_letter('I');
        screen.press_letter('A');
        screen.press_letter('S');
        EXPECT_LT(screen.picture().calls().size(), most_calls) << window.width;
    }
    const std::vector<std::string> shown =
        shown_categories(world.records.categories(), Elsewhere::Together);
    ASSERT_EQ(shown.size(), 50'002u);
    EXPECT_EQ(shown.front(), "cat50000 easy");
    EXPECT_EQ(shown[50'000], "9x9 easy");
    EXPECT_EQ(shown.back(), "9x9 hard");
}

TEST(RecordsScene, ARunFromAListSaysSo)
{
    MenuWorld world;
    world.records.add({.category = "9x9 easy",
                       .initials = "ANA",
                       .time = PlayTime{100'000},
                       .from_list = engine::is_from_list});
    world.records.add({.category = "9x9 easy",
                       .initials = "ZOE",
                       .time = PlayTime{90'000},
                       .from_list = engine::is_from_list | engine::help_is_untold});
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.says("Clean run. Imported, no replay."));
    EXPECT_FALSE(screen.says("1:30.0"));
    screen.press_letter('A');
    screen.press(Key::Up);
    EXPECT_TRUE(screen.says("Perhaps with help. Imported, no replay."));
}

TEST(RecordsScene, AssistedRunsAreShownWhenAskedFor)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_FALSE(screen.shows("10")) << "nine clean runs";
    screen.press_letter('A');
    EXPECT_TRUE(screen.shows("10"));
    EXPECT_TRUE(screen.shows("1 of 10"));
}

TEST(RecordsScene, TheRunOneLooksAtStaysWhenAssistedRunsAreShown)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("2 of 9"));
    screen.press_letter('A');
    EXPECT_TRUE(screen.shows("2 of 10"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("3 of 10"));
    screen.press_letter('A');
    EXPECT_TRUE(screen.shows("1 of 9")) << "the third was an assisted one";
}

TEST(RecordsScene, AClickChoosesARun)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    screen.click("AKM"); // the best run is JUL's
    EXPECT_TRUE(screen.shows("2 of 9"));
}

TEST(DeltaGraph, StandsAboveTheLineWhileAhead)
{
    const std::vector<PlayTime> best = {PlayTime{1000}, PlayTime{2000}, PlayTime{3000}};
    const std::vector<PlayTime> run = {PlayTime{500}, PlayTime{2000}, PlayTime{4000}};
    const std::vector<DeltaPoint> points = delta_points(run, best, 60);
    ASSERT_EQ(points.size(), 4u);
    EXPECT_DOUBLE_EQ(points[0].ahead, 0);
    EXPECT_DOUBLE_EQ(points[1].ahead, 500);
    EXPECT_DOUBLE_EQ(points[2].ahead, 0);
    EXPECT_DOUBLE_EQ(points[3].ahead, -1000);
}

TEST(DeltaGraph, KeepsTheLineOffTheWords)
{
    for (double end : {-3000.0, 3000.0}) { // never ahead, never behind
        DisplayList picture({400, 200}, measure);
        draw_delta_graph(picture, Rect{0, 0, 348, 130}, {}, {{0, 0}, {1, end}}, Scale{});
        std::optional<int> zero;
        for (const DrawCall& call : picture.calls())
            if (const auto* fill = std::get_if<drawn::Fill>(&call.what))
                if (fill->tint == Tint(Paint::Ink3))
                    zero = fill->area.y;
        ASSERT_TRUE(zero);
        for (const DrawCall& call : picture.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            if (text != nullptr) {
                EXPECT_GT(std::abs(text->at.y - *zero), text->font.size / 2) << text->text;
            }
        }
    }
}

TEST(DeltaGraph, ComparesRunsWithDifferentlyManyCells)
{
    const std::vector<PlayTime> best = {PlayTime{1000}, PlayTime{2000}};
    const std::vector<PlayTime> run = {PlayTime{500}, PlayTime{1000}, PlayTime{1500},
                                       PlayTime{2000}};
    for (const DeltaPoint& point : delta_points(run, best, 60))
        EXPECT_DOUBLE_EQ(point.ahead, 0);
    EXPECT_TRUE(delta_points({}, best, 60).empty());
}

TEST(RecordsScene, ARunCanBeDeletedAndBroughtBack)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Down);
    screen.press(Key::Delete);
    EXPECT_EQ(world.saves.book(), world.records);
    EXPECT_TRUE(screen.shows("2 of 8"));
    EXPECT_TRUE(screen.shows("▲ +0:56.0")) << "of what was the third";
    screen.click("Bring the deleted run back");
    EXPECT_EQ(world.saves.book(), world.records);
    EXPECT_TRUE(screen.shows("2 of 9"));
    EXPECT_TRUE(screen.shows("▲ +0:12.0"));
}

TEST(RecordsScene, TheOnlyRunCanBeBroughtBackWithUndo)
{
    MenuWorld world;
    world.add_run("9x9 easy", 192, 20);
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Delete);
    EXPECT_TRUE(screen.shows("No run yet. Your first solved puzzle starts the table."));
    screen.press_letter('Z', {.control = true});
    EXPECT_TRUE(screen.shows("1 of 1"));
}

struct WorldWithCodes : MenuWorld {
    WorldWithCodes()
    {
        settings.last_game.level = engine::Level::Hard;
        add("2026-11-20", 192);
        engine::Record run{.category = "9x9 hard", .time = PlayTime{200'000}, .seed = "4F2A-91C3"};
        records.add(run);
    }
    void add(const char* day, int seconds)
    {
        code = engine::to_text(*engine::board_of_the_day("9x9", 3, *engine::parse_day(day)));
        engine::Record run{.category = "9x9 hard", .time = PlayTime{seconds * 1000}};
        run.date = 1'763'700'000;
        run.recipe = code;
        records.add(run);
    }
    std::string code;
};

TEST(RecordsScene, ShowsTheCodeAndTheDayOfTheBoard)
{
    WorldWithCodes world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("Code " + world.code + " · board of 2026-11-20"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Seed 4F2A-91C3"));
}

TEST(RecordsScene, TheCodeIsCopiedByKeyAndByPointer)
{
    WorldWithCodes world;
    MenuScreen screen(world, make_records_scene);
    screen.press_letter('C', {.control = true});
    EXPECT_EQ(world.host.copied, world.code);
    EXPECT_TRUE(screen.shows("Copied: code " + world.code));
    world.host.copied.clear();
    screen.press(Key::Down);
    screen.press_letter('C', {.control = true});
    EXPECT_EQ(world.host.copied, "") << "of a seed there is no code";
    screen.press(Key::Up);
    screen.click("Code " + world.code + " · board of 2026-11-20");
    EXPECT_EQ(world.host.copied, world.code);
}

// Two of three runs of one layout and level are of puzzles from elsewhere.
struct WorldWithBothKinds : MenuWorld {
    WorldWithBothKinds()
    {
        const auto run = [](const char* category, int seconds, const char* initials) {
            return engine::Record{.category = category,
                                  .initials = initials,
                                  .time = PlayTime{seconds * 1000},
                                  .game = initials};
        };
        records.add(run("9x9 hard", 300, "ANA"));
        records.add(run("9x9 hard elsewhere", 200, "BEA"));
        records.add(run("9x9 hard elsewhere", 400, "CEL"));
        settings.last_game.level = engine::Level::Hard;
    }
};

TEST(RecordsScene, KeepsPuzzlesFromElsewhereApartUntilAsked)
{
    WorldWithBothKinds world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("9×9 Hard, from elsewhere"));
    EXPECT_TRUE(screen.shows("1 of 1"));
    EXPECT_TRUE(screen.shows("ANA"));
    EXPECT_FALSE(screen.shows("BEA"));
    EXPECT_TRUE(screen.shows("with puzzles from elsewhere"));
}

TEST(RecordsScene, ShowsBothKindsTogether)
{
    WorldWithBothKinds world;
    MenuScreen screen(world, make_records_scene);
    screen.press_letter('E');
    EXPECT_FALSE(screen.shows("9×9 Hard, from elsewhere"));
    EXPECT_TRUE(screen.shows("2 of 3")) << "the run that was looked at";
    EXPECT_TRUE(screen.shows("▲ +1:40.0")) << "against the best of both";
    screen.press(Key::Up);
    EXPECT_TRUE(screen.says("BEA, ")) << "the best";
    EXPECT_TRUE(screen.says(", from elsewhere"));
    screen.press(Key::Down);
    EXPECT_FALSE(screen.says(", from elsewhere")) << "the game made this one";
    screen.press_letter('E');
    EXPECT_TRUE(screen.shows("9×9 Hard, from elsewhere"));
    EXPECT_TRUE(screen.shows("1 of 1"));
    screen.click("with puzzles from elsewhere");
    EXPECT_TRUE(screen.shows("2 of 3"));
}

TEST(RecordsScene, HasNoSwitchWithoutPuzzlesFromElsewhere)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_FALSE(screen.shows("with puzzles from elsewhere"));
    screen.press_letter('E');
    EXPECT_TRUE(screen.shows("1 of 9"));
}

TEST(RecordsScene, BringsBackARunOfTheOtherKind)
{
    WorldWithBothKinds world;
    MenuScreen screen(world, make_records_scene);
    screen.press_letter('E');
    screen.press(Key::Up);
    screen.press(Key::Delete);
    EXPECT_TRUE(screen.shows("1 of 2"));
    screen.press_letter('Z', {.control = true});
    EXPECT_TRUE(screen.shows("1 of 3"));
}

TEST(RecordsScene, WhatIsChosenStaysOnTheOtherPageAndBack)
{
    WorldWithBothKinds world;
    MenuScreen times(world, make_records_scene);
    times.press_letter('E');
    times.press_letter('A');
    times.press_letter('I');
    EXPECT_TRUE(times.shows("Runs of ANA"));
    MenuScreen statistics(world, times.press_letter('S'));
    EXPECT_TRUE(statistics.shows("Runs of ANA"));
    EXPECT_FALSE(statistics.shows("Hard, from elsewhere")) << "they are together";
    statistics.press_letter('I');
    EXPECT_TRUE(statistics.shows("Runs of BEA"));
    MenuScreen back(world, statistics.press_letter('B'));
    EXPECT_TRUE(back.shows("Runs of BEA"));
    EXPECT_FALSE(back.shows("9×9 Hard, from elsewhere"));
    EXPECT_TRUE(back.says("BEA, ")) << "the run that is shown";
    MenuScreen anew(world, make_records_scene);
    EXPECT_TRUE(anew.shows("Everybody's runs")) << "only while the screen is open";
    EXPECT_TRUE(anew.shows("9×9 Hard, from elsewhere"));
}

TEST(RecordsScene, TheCategoryStaysOnTheOtherPageAndBack)
{
    WorldWithHardRuns world;
    MenuScreen times(world, make_records_scene);
    times.press(Key::Left);
    EXPECT_TRUE(times.shows("3:12.4")) << "the easy one";
    MenuScreen statistics(world, times.press_letter('S'));
    EXPECT_TRUE(statistics.shows("3:12.4"));
    MenuScreen back(world, statistics.press_letter('B'));
    EXPECT_TRUE(back.shows("1 of 1"));
}

TEST(RecordsScene, AnEmptyTableSaysWhoseRunsThereAreNoneOf)
{
    WorldWithHardRuns world;             // the easy run is of AKM
    world.add_run("9x9 medium", 300, 7); // with checks, of JUL
    MenuScreen screen(world, make_records_scene);
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("No clean run here yet."));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("No run of AKM here yet."));
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("No clean run of JUL here yet."));
    screen.press_letter('A');
    EXPECT_TRUE(screen.shows("5:00.4"));
    screen.press(Key::Left);
    EXPECT_TRUE(screen.shows("No run of JUL here yet."));
}

TEST(RecordsScene, RunsWithoutInitialsAreCalledSo)
{
    WorldWithBothKinds world;
    world.records.add(engine::Record{.category = "9x9 easy",
                                     .initials = no_initials,
                                     .time = PlayTime{100'000},
                                     .game = "none"});
    MenuScreen screen(world, make_records_scene);
    for (int player = 0; player < 4; ++player) {
        EXPECT_FALSE(screen.shows("Runs without initials")) << "only of some";
        if (player < 3)
            screen.press_letter('I');
    }
    screen.press_letter('I');
    EXPECT_TRUE(screen.shows("Runs without initials"));
    EXPECT_TRUE(screen.shows("No run without initials here."));
}

TEST(RecordsScene, DaysAreInWords)
{
    WorldWithHardRuns world;
    MenuScreen screen(world, make_records_scene);
    EXPECT_TRUE(screen.shows("Today"));
    EXPECT_TRUE(screen.shows("Yesterday"));
    EXPECT_TRUE(screen.shows("19 Nov"));
    EXPECT_TRUE(screen.shows("JUL, yesterday 21:02"));
    const std::int64_t now = world.host.date();
    const Services services = world.services();
    EXPECT_EQ(when_text(services, now - 86'400 * 3), "18 Nov 21:02");
    EXPECT_EQ(short_day_text(services, now + 86'400 * 2), "23 Nov 2026") << "a clock was wrong";
}

} // namespace
} // namespace game
