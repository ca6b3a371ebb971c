// The day's board on the title: its medals, the month, and the boards of its days.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "engine/recipe/board_of_the_day.h"
#include "game/scenes/play/play_scene.h"
#include "tests/game/drawn_words.h"
#include "tests/game/menu_screen.h"
#include "tests/game/player.h"

namespace game {
namespace {

using Kind = Transition::Kind;
using engine::Day;

const Day first_of_november = *engine::parse_day("2026-11-01");

// Of a day of November, with so many hints.
engine::Record day_run(const MenuWorld& world, int day, int hints)
{
    engine::Record run = run_of_day(world, first_of_november + std::chrono::days(day - 1));
    run.stats.hints = hints;
    return run;
}

struct Title {
    explicit Title(MenuWorld& world, Size window = {1280, 800})
        : screen(world, make_title_scene, window)
    {
        screen.wait_while_busy();
    }
    MenuScreen screen;
};

TEST(TodayCard, ShowsTheDayItsParAndTheMonth)
{
    MenuWorld world;
    Title title(world);
    EXPECT_TRUE(title.screen.shows("Today"));
    EXPECT_TRUE(title.screen.shows("Sat 21 Nov"));
    EXPECT_TRUE(title.screen.says("9×9 Medium, par 1")) << "10:00 to 12:00";
    EXPECT_TRUE(title.screen.shows("November"));
    for (const char* text : {"Solved", "No help", "Under par", "Play today's board", "30"})
        EXPECT_TRUE(title.screen.shows(text)) << text;
    EXPECT_FALSE(title.screen.says("medals"));
}

TEST(TodayCard, WeekdaysHaveLettersOfAnyAlphabet)
{
    MenuWorld world;
    const auto greek = engine::Translations::parse(
        "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
        "msgctxt \"week\"\nmsgid \"MTWTFSS\"\nmsgstr \"ΔΤΤΠΠΣΚ\"\n");
    ASSERT_TRUE(greek);
    world.texts = *greek;
    Title title(world);
    for (const char* letter : {"Δ", "Τ", "Π", "Σ", "Κ"})
        EXPECT_TRUE(title.screen.shows(letter)) << letter;
}

TEST(TodayCard, TellsTheTimeOnceItWasSolvedAndCountsTheMedals)
{
    MenuWorld world;
    world.records.add(day_run(world, 21, 0));
    world.records.add(day_run(world, 5, 2));
    Title title(world);
    EXPECT_TRUE(title.screen.says("9:00.0, par 1"));
    EXPECT_TRUE(title.screen.shows("5 medals")) << "three of the 21st, two of the 5th";
    EXPECT_TRUE(title.screen.shows("Play it again"));
}

TEST(TodayCard, APastDayIsChosenAndThenPlayed)
{
    MenuWorld world;
    world.records.add(day_run(world, 13, 2));
    Title title(world);
    EXPECT_EQ(title.screen.click("13").kind, Kind::Stay);
    title.screen.wait_while_busy();
    EXPECT_TRUE(title.screen.shows("Fri 13 Nov"));
    EXPECT_TRUE(title.screen.says("9:00.0, par 1"));
    EXPECT_EQ(title.screen.click("13").kind, Kind::Push) << "the chosen day is played";
    title.screen.click("14");
    EXPECT_EQ(title.screen.click("Play this board").kind, Kind::Push);
}

TEST(TodayCard, ADayToComeIsNotOffered)
{
    MenuWorld world;
    Title title(world);
    EXPECT_EQ(title.screen.click("30").kind, Kind::Stay);
    EXPECT_TRUE(title.screen.shows("Sat 21 Nov")) << "nor chosen";
    EXPECT_TRUE(title.screen.shows("Play today's board"));
}

TEST(TodayCard, IsThereInEveryWindowAndTheLegendOnlyInAHighOne)
{
    struct Seen {
        Size window;
        bool legend;
    };
    MenuWorld world;
    for (const auto& [window, legend] :
         {Seen{{1280, 800}, true}, Seen{{1280, 720}, false}, Seen{{900, 900}, true},
          Seen{{800, 600}, false}, Seen{{480, 640}, false}}) {
        Title title(world, window);
        EXPECT_TRUE(title.screen.shows("Play today's board")) << window.width;
        EXPECT_TRUE(title.screen.shows("30")) << window.width;
        EXPECT_EQ(title.screen.shows("no help"), legend) << window.width << " " << window.height;
    }
}

TEST(TodayCard, DStartsTodaysBoardAndPlayAndPauseSaySo)
{
    Desk desk; // its day is 2023-11-14
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('D'));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    const engine::SavedGame& game = player.top<PlayScene>()->game();
    EXPECT_EQ(game.recipe,
              engine::to_text(*engine::the_days_board(*engine::parse_day("2023-11-14"))));
    EXPECT_EQ(engine::category_of(game.spec), "9x9 medium");
    EXPECT_TRUE(player.sees("Today's board"));
    EXPECT_TRUE(player.sees("Tue 14 Nov · 9×9 Medium"));
    player.press(key(Key::Escape));
    EXPECT_NE(drawn_words(player.look()).find("Today's board. The digits are hidden"),
              std::string::npos);
}

} // namespace
} // namespace game
