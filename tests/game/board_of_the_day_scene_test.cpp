// The other boards of today and yesterday: chosen by layout and level, played, and known to the
// records.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "engine/recipe/board_of_the_day.h"
#include "game/scenes/play/play_scene.h"
#include "tests/game/menu_screen.h"
#include "tests/game/player.h"

namespace game {
namespace {

using Kind = Transition::Kind;
using engine::PlayTime;

std::string code_of_day(const char* layout, int level, const char* day)
{
    return engine::to_text(*engine::board_of_the_day(layout, level, *engine::parse_day(day)));
}

TEST(BoardOfTheDayScene, OffersTodayAndYesterday)
{
    MenuWorld world;
    MenuScreen screen(world, make_board_of_the_day_scene);
    EXPECT_TRUE(screen.shows("Sat 21 Nov"));
    EXPECT_TRUE(screen.shows("Play today's board"));
    EXPECT_TRUE(screen.shows("Play yesterday's board"));
    EXPECT_TRUE(screen.shows("9×9 Jigsaw Killer"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
    EXPECT_EQ(screen.press_letter('Y').kind, Kind::Push);
    EXPECT_EQ(screen.click("Play yesterday's board").kind, Kind::Push);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
}

TEST(BoardOfTheDayScene, TellsHowItWent)
{
    MenuWorld world;
    engine::Record run{.category = "9x9 easy", .time = PlayTime{192'437}};
    run.date = world.host.date();
    run.recipe = code_of_day("9x9", 1, "2026-11-21");
    world.records.add(run);
    run.recipe = code_of_day("9x9", 1, "2026-11-20");
    run.stats.hints = 1;
    world.records.add(run);
    MenuScreen screen(world, make_board_of_the_day_scene);
    EXPECT_TRUE(screen.shows("Today: solved in 3:12.4"));
    EXPECT_TRUE(screen.shows("Yesterday: 3:12.4, assisted"));
    screen.press_digit('4');
    EXPECT_TRUE(screen.shows("Play today's board")) << "another level has another board";
}

// With its code from elsewhere, or when the list gave it before: then it is no result of this day.
TEST(BoardOfTheDayScene, ARunThatBeganBeforeTheDayIsNoneOfIt)
{
    constexpr std::int64_t a_day = 86'400;
    MenuWorld world;
    engine::Record run{.category = "9x9 easy", .time = PlayTime{2'500}};
    run.recipe = code_of_day("9x9", 1, "2026-11-21");
    run.date = world.host.date();
    run.started = run.date - a_day;
    world.records.add(run);
    run.recipe = code_of_day("9x9", 1, "2026-11-20");
    run.started = run.date - a_day;
    world.records.add(run);
    MenuScreen screen(world, make_board_of_the_day_scene);
    EXPECT_TRUE(screen.shows("Today: solved before its day"));
    EXPECT_TRUE(screen.shows("Yesterday: solved in 0:02.5"));
}

TEST(BoardOfTheDayScene, BeginsWithTheLastChoiceHereOrInNewGame)
{
    MenuWorld world;
    world.settings.last_game = {.layout = "samurai", .level = engine::Level::Hard};
    {
        MenuScreen screen(world, make_board_of_the_day_scene);
        screen.press(Key::Enter);
        EXPECT_EQ(world.settings.day_kind, "samurai hard");
        screen.click("4×4");
        screen.press(Key::Enter);
        EXPECT_EQ(world.settings.day_kind, "4x4 beginner") << "the only level there";
    }
    MenuScreen screen(world, make_board_of_the_day_scene);
    screen.press(Key::Enter);
    EXPECT_EQ(world.saves.settings().day_kind, "4x4 beginner");
}

TEST(BoardOfTheDayScene, AMixWithoutANameHasNone)
{
    MenuWorld world;
    world.settings.last_game.layout = "9x9+windoku+anti-king";
    MenuScreen screen(world, make_board_of_the_day_scene);
    screen.press(Key::Enter);
    EXPECT_EQ(world.settings.day_kind, "9x9 easy");
}

TEST(BoardOfTheDayScene, StartsTheSamePuzzleAsTheCommandLine)
{
    Desk desk; // its day is 2023-11-14
    for (const char* day : {"2023-11-14", "2023-11-13"}) {
        desk.settings.day_kind = "jigsaw-6x6 medium";
        Player player(desk, make_board_of_the_day_scene(desk.services));
        player.press(std::string_view(day) == "2023-11-14" ? key(Key::Enter) : letter('Y'));
        player.wait_while_busy();
        ASSERT_NE(player.top<PlayScene>(), nullptr);
        const engine::SavedGame& game = player.top<PlayScene>()->game();
        EXPECT_EQ(game.recipe, code_of_day("jigsaw-6x6", 2, day));
        EXPECT_EQ(engine::category_of(game.spec), "jigsaw-6x6 medium");
    }
}

TEST(BoardOfTheDayScene, SaysThatTheFirstTimeCounts)
{
    Desk desk;
    engine::Record run{.category = "4x4 beginner"};
    run.recipe = code_of_day("4x4", 0, "2023-11-14");
    desk.records.add(run);
    desk.settings.day_kind = "4x4 beginner";
    Player player(desk, make_board_of_the_day_scene(desk.services));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("You know this puzzle")) << "before it begins";
    player.press(key(Key::Enter));
    EXPECT_NE(player.look().to_text().find("Rematch"), std::string::npos);
}

} // namespace
} // namespace game
