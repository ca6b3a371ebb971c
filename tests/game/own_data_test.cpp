// What the player is told if the game's own puzzles can't be used: always one sentence, and never
// other puzzles.

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/practice/stock/practice_stock.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/stock.h"
#include "game/scenes/screens.h"
#include "tests/game/command_runs.h"
#include "tests/game/menu_screen.h"
#include "tests/other_data.h"

namespace game {
namespace {

using Kind = Transition::Kind;

std::string sentence(const engine::Attempt& failed)
{
    return engine::in_english(failed.why());
}

TEST(OwnData, TheCommandLineRefusesBoardsOfTheDay)
{
    OtherData data;
    data.remove("boards_of_the_day.txt");
    const Ran ran = run({"generate", "--day", "2026-11-26"});
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "cronodoku: " + sentence(engine::read_boards_of_the_day()) + "\n");
}

TEST(OwnData, TheCommandLineRefusesWhatComesFromTheStock)
{
    const std::string code =
        run({"generate", "--level", "extreme", "--seed", "7", "--codes"}).out.substr(82);
    OtherData data;
    data.write("stock.txt", data.content("stock.txt") + "0");
    const std::string refusal = "cronodoku: " + sentence(engine::read_stock()) + "\n";
    const Ran made = run({"generate", "--level", "extreme", "--seed", "7"});
    EXPECT_EQ(made.status(), 1);
    EXPECT_EQ(made.out, "");
    EXPECT_EQ(made.err, refusal);
    const Ran again = run({"generate", "--code", code.substr(0, code.size() - 1)});
    EXPECT_EQ(again.out, "");
    EXPECT_EQ(again.err, refusal);
    EXPECT_EQ(run({"print", "--level", "diabolical", "--seed", "7", "--to", "-"}).err, refusal);
    EXPECT_EQ(run({"generate", "--level", "easy", "--seed", "7"}).status(), 0) << "needs no stock";
}

TEST(OwnData, ABoardOfTheDayIsRefusedAboveItsScreen)
{
    OtherData data;
    data.remove("boards_of_the_day.txt");
    MenuWorld world;
    MenuScreen screen(world, make_board_of_the_day_scene);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(world.host.shown.front().detail, engine::read_boards_of_the_day().why());
    data.restore("boards_of_the_day.txt");
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
}

TEST(OwnData, PracticeIsRefusedAboveItsScreen)
{
    OtherData data;
    data.remove("practice.txt");
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(world.host.shown.front().detail, engine::read_practice_stock().why());
    EXPECT_EQ(screen.press(Key::Space).kind, Kind::Stay);
    EXPECT_EQ(world.host.shown.size(), 2u) << "nor is another position shown";
}

TEST(OwnData, APuzzleOfTheStockIsRefusedWhereItWouldBeMade)
{
    OtherData data;
    data.remove("stock.txt");
    MenuWorld world;
    Services services = world.services();
    const Transition made =
        start_play(services, engine::PuzzleSpec{.level = engine::Level::Extreme});
    MenuScreen screen(world, made);
    Transition next;
    do {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        next = screen.scene().update(world.host.time);
    } while (next.kind == Kind::Stay);
    EXPECT_EQ(next.kind, Kind::Pop);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(world.host.shown.front().detail, engine::read_stock().why());
}

} // namespace
} // namespace game
