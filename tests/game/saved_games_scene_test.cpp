// The list of games in progress: opening, forgetting after being asked, nothing there.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(SavedGamesScene, SaysWhenThereIsNone)
{
    MenuWorld world;
    MenuScreen screen(world, make_saved_games_scene);
    EXPECT_TRUE(screen.shows("No game in progress. Games that you leave are kept here."));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Replace) << "leads to New game";
    EXPECT_TRUE(screen.shows("new game")) << "at the foot, what Enter does";
    EXPECT_FALSE(screen.shows("delete"));
}

TEST(SavedGamesScene, ForgetsOnlyAfterAsking)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    world.add_game("b-game", 12);
    MenuScreen screen(world, make_saved_games_scene);
    screen.press(Key::Delete);
    EXPECT_TRUE(screen.shows("Delete this game?"));
    screen.press(Key::Enter); // Keep has the focus
    EXPECT_TRUE(world.saves.forgotten.empty());

    screen.press(Key::Delete);
    screen.press(Key::Escape);
    EXPECT_FALSE(screen.shows("Delete this game?"));

    screen.press(Key::Down); // the second game
    screen.press(Key::Delete);
    screen.click("Delete");
    EXPECT_EQ(world.saves.forgotten, std::vector<std::string>{"b-game"});
    EXPECT_FALSE(screen.shows("12:41, 22 % filled"));
    EXPECT_TRUE(screen.shows("12:41, 77 % filled"));
}

TEST(SavedGamesScene, SaysWhenEachWasPlayedAndShowsTheOneWithTheFocus)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    world.add_game("b-game", 12);
    world.saves.saved[1].saved -= 86'400;
    world.saves.saved[1].seed = "1111-2222";
    MenuScreen screen(world, make_saved_games_scene);
    EXPECT_TRUE(screen.shows("today 21:02"));
    EXPECT_TRUE(screen.shows("yesterday 21:02"));
    EXPECT_TRUE(screen.shows("seed 4F2A-91C3"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("seed 1111-2222"));
    EXPECT_FALSE(screen.shows("seed 4F2A-91C3"));
    screen.click("Continue");
    EXPECT_TRUE(screen.shows("No game b-game")) << "it was to be opened";
}

TEST(SavedGamesScene, SaysWhyAGameCannotBeOpened)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    MenuScreen screen(world, make_saved_games_scene);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_TRUE(screen.shows("No game a-game"));
}

TEST(SavedGamesScene, ScrollsSoThatTheFocusIsSeen)
{
    MenuWorld world;
    for (int game = 0; game < 20; ++game)
        world.add_game("game-" + std::to_string(game), game);
    MenuScreen screen(world, make_saved_games_scene, Size{640, 480});
    const auto last = "12:41, 35 % filled"; // the last
    EXPECT_FALSE(screen.shows(last));
    for (int step = 0; step < 19; ++step)
        screen.press(Key::Down);
    EXPECT_TRUE(screen.shows(last));
    screen.scene().handle(WheelTurned{.at = {300, 300}, .steps = 50});
    EXPECT_FALSE(screen.shows(last)) << "the wheel brings the top back";
}

} // namespace
} // namespace game
