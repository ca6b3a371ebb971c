// What can be opened: games in progress, which are forgotten after a question; codes, puzzles,
// files.

#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "engine/recipe/recipe.h"

#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(OpenScene, SaysWhenThereIsNone)
{
    MenuWorld world;
    MenuScreen screen(world, make_open_scene);
    EXPECT_TRUE(screen.shows("No game in progress. Games that you leave are kept here."));
    EXPECT_FALSE(world.host.takes_text) << "letters are commands";
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Push) << "the collections";
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(world.host.shown.size(), 1U) << "nothing is copied";
    EXPECT_FALSE(screen.shows("delete"));
}

// Whoever has no game sees what else there is to play.
TEST(OpenScene, OffersTodaysBoardWhereNothingWaits)
{
    MenuWorld world;
    MenuScreen screen(world, make_open_scene);
    EXPECT_TRUE(screen.shows("Today's board"));
    EXPECT_TRUE(screen.shows("many puzzles from one file"));
    EXPECT_EQ(screen.press_letter('D').kind, Kind::Push);
    EXPECT_EQ(screen.click("Play this board").kind, Kind::Push);
    EXPECT_EQ(screen.click("Other boards of the day").kind, Kind::Push);

    MenuScreen field(world, make_code_scene);
    EXPECT_EQ(field.press_letter('D').kind, Kind::Stay) << "a code may begin with it";
    world.add_game("a-game", 41);
    MenuScreen waiting(world, make_open_scene);
    EXPECT_FALSE(waiting.shows("Today's board"));
    EXPECT_EQ(waiting.press_letter('D').kind, Kind::Stay);
}

TEST(OpenScene, ForgetsOnlyAfterAsking)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    world.add_game("b-game", 12);
    MenuScreen screen(world, make_open_scene);
    screen.press(Key::Delete);
    EXPECT_TRUE(screen.shows("Delete this game?"));
    screen.press(Key::Enter); // Keep has the focus
    EXPECT_EQ(world.saves.games().size(), 2u);

    screen.press(Key::Delete);
    screen.press(Key::Escape);
    EXPECT_FALSE(screen.shows("Delete this game?"));

    screen.press(Key::Down); // the second game
    screen.press(Key::Delete);
    screen.click("Delete");
    ASSERT_EQ(world.saves.games().size(), 1u);
    EXPECT_EQ(world.saves.games().front().id, "a-game");
    EXPECT_FALSE(screen.shows("12:41, 22 % filled"));
    EXPECT_TRUE(screen.shows("12:41, 77 % filled"));
}

TEST(OpenScene, SaysWhenEachWasPlayedAndShowsTheOneWithTheFocus)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    engine::SavedGame other = game_in_progress("b-game", 12);
    other.saved -= 86'400;
    other.spec.seed = 0x11112222;
    world.saves.write(saving(other));
    MenuScreen screen(world, make_open_scene);
    EXPECT_TRUE(screen.shows("today 21:02"));
    EXPECT_TRUE(screen.shows("yesterday 21:02"));
    EXPECT_TRUE(screen.shows("seed 4F2A-91C3"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("seed 1111-2222"));
    EXPECT_FALSE(screen.shows("seed 4F2A-91C3"));
    const Transition next = screen.click("Continue");
    ASSERT_EQ(next.kind, Kind::ReplaceAll);
    const auto opened = next.make_scene();
    EXPECT_EQ(dynamic_cast<const PlayScene&>(*opened).game().id, "b-game");
}

TEST(OpenScene, TheGamesComeFirstInASmallWindow)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    for (const Size window : {Size{480, 640}, Size{800, 600}, Size{900, 900}}) {
        const MenuScreen screen(world, make_open_scene, window);
        EXPECT_LT(screen.find("Saved games")->y, screen.find("Paste")->y) << window.width;
    }
    EXPECT_TRUE(MenuScreen(world, make_open_scene, {900, 900}).shows("Continue"));
}

TEST(OpenScene, SaysWhyAGameCannotBeOpened)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    MenuScreen screen(world, make_open_scene);
    world.saves.disk().remove("/data/games/a-game.game");
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_TRUE(screen.says("There is no saved game \"a-game\"."));
}

TEST(OpenScene, ScrollsSoThatTheFocusIsSeen)
{
    MenuWorld world;
    for (int number = 0; number < 20; ++number) {
        engine::SavedGame game = game_in_progress("game-" + std::to_string(number), number);
        game.saved -= number;
        world.saves.write(saving(game));
    }
    MenuScreen screen(world, make_open_scene, Size{640, 480});
    const auto last = "12:41, 35 % filled"; // the last
    EXPECT_FALSE(screen.shows(last));
    for (int step = 0; step < 19; ++step)
        screen.press(Key::Down);
    EXPECT_TRUE(screen.shows(last));
    screen.scene().handle(WheelTurned{.at = {300, 300}, .steps = 50});
    EXPECT_FALSE(screen.shows(last)) << "the wheel brings the top back";
}

// Which of them it is, the text says.
TEST(OpenScene, OpensWhatIsTyped)
{
    const auto made = engine::make_puzzle({.layout = "4x4", .level = engine::Level::Beginner});
    const std::vector<std::string> all = {"1..4.41..14.4..1", "4F2A-91C3",
                                          engine::to_text(made->recipe), "/home/ana/puzzles.sdm"};
    for (const std::string& typed : all) {
        MenuWorld world;
        MenuScreen screen(world, make_code_scene);
        screen.type(typed);
        EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push) << typed;
    }
}

TEST(OpenScene, SaysWhyWhatIsTypedCannotBeOpened)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    MenuScreen screen(world, make_code_scene);
    screen.type("4K7X-X3M2-9PZ");
    EXPECT_TRUE(screen.says("or the path of a file"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_FALSE(screen.says("or the path of a file"));
    screen.press(Key::Backspace);
    EXPECT_TRUE(screen.says("or the path of a file")) << "it may be mended now";
}

TEST(OpenScene, PastesALineIntoTheFieldAndOpensAnythingElse)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    world.host.copied = "4F2A-91C3";
    MenuScreen field(world, make_code_scene);
    EXPECT_EQ(field.press_letter('V', {.control = true}).kind, Kind::Stay);
    EXPECT_TRUE(field.shows("4F2A-91C3"));
    world.host.copied = "1..4.41..14.4..1";
    MenuScreen games(world, make_open_scene);
    EXPECT_FALSE(world.host.takes_text) << "the first game has the focus";
    EXPECT_EQ(games.press_letter('V', {.control = true}).kind, Kind::Push);
    EXPECT_EQ(games.click("Paste").kind, Kind::Push);
    EXPECT_EQ(games.click("Editor").kind, Kind::Push) << "for what is typed from a newspaper";
    EXPECT_EQ(games.press_letter('C').kind, Kind::Push) << "the collections";
}

} // namespace
} // namespace game
