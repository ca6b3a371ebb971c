// Arcade modes on the screen: a run that is paused and played to its end, the initials, the table.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/arcade_fixture.h"

namespace game {
namespace {

class GauntletTest : public ArcadeTest {
protected:
    GauntletTest() : ArcadeTest("gauntlet") {}
};

// Scores of the easier rules before can't be compared with those of today.
TEST_F(ArcadeTest, AResultGoesToTheTableOfTheRulesOfToday)
{
    const engine::ArcadeMode& attack = arcade_mode("time-attack");
    desk.saves.write(saving("time-attack", {.id = "old", .initials = "OLD", .score = 98'700}));
    desk.saves.write(saving("time-attack.2", {.id = "new", .initials = "NEW", .score = 4'300}));
    Player end(desk,
               make_arcade_end_scene(desk.services, {.mode = &attack, .reached = {.score = 100}}));
    EXPECT_TRUE(reads(end, "Place 2 in the table"));
    EXPECT_EQ(desk.saves.tables().table("time-attack.2").size(), 2u);
    EXPECT_EQ(desk.saves.tables().table("time-attack").size(), 1u);
}

TEST_F(ArcadeTest, AModeIsPlayedToItsTable)
{
    start();
    EXPECT_TRUE(reads(player, "1:00"));
    player.wait(5000);
    EXPECT_TRUE(reads(player, "0:55"));
    solve_board();
    EXPECT_TRUE(reads(player, "Board 2"));
    solve_board();
    run_out(player);
    EXPECT_TRUE(reads(player, "the clock ran out after"));
    EXPECT_TRUE(reads(player, "First on this table"));
    ASSERT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u) << "saved before any key";
    const int score = desk.saves.tables().table("minute-4x4").front().score;
    EXPECT_GE(score, 2 * 50);
    player.press(TextTyped{"EVA"});
    player.press(key(Key::Enter));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u);
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").front().initials, "EVA");
    EXPECT_EQ(desk.settings.initials, "EVA");
    EXPECT_TRUE(desk.saves.games().empty()) << "no game is saved";
    EXPECT_TRUE(desk.records.runs().empty()) << "and no run is in the records";
    player.press(key(Key::Escape));
    EXPECT_TRUE(reads(player, "EVA")) << "in the lobby";
}

TEST_F(ArcadeTest, ARunWhoseSolutionAScriptWroteIsInNoTable)
{
    start();
    desk.host.around.script_solves = true;
    solve_board();
    desk.host.around.script_solves = false;
    run_out(player);
    EXPECT_TRUE(reads(player, "A run in which a script wrote the solution is in no table."));
    EXPECT_TRUE(desk.saves.tables().table("minute-4x4").empty());
}

TEST_F(ArcadeTest, ARunWhoseSolutionAScriptWroteIsNotKeptByClosing)
{
    start();
    desk.host.around.script_solves = true;
    solve_board();
    player.press(CloseRequested{});
    EXPECT_TRUE(desk.saves.tables().table("minute-4x4").empty());
}

TEST_F(ArcadeTest, WhatARunDoesNotAllowHasNoButton)
{
    start();
    for (const char* absent : {"Hint", "Check", "Fill notes", "Settings"})
        EXPECT_FALSE(player.sees(absent)) << absent;
    for (const char* there : {"Undo", "Erase", "Pause", "What counts", "Right digit"})
        EXPECT_TRUE(player.sees(there)) << there;
    player.press(letter('H'));
    EXPECT_TRUE(reads(player, "There is no help in arcade modes"));
}

TEST_F(ArcadeTest, EscSavesWithoutInitialsAndSpacePlaysAgain)
{
    start();
    solve_board();
    run_out(player);
    player.press(key(Key::Escape));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").front().initials, "···");
    EXPECT_NE(desk.settings.initials, "···");
    player.press(key(Key::Space));
    player.wait_while_busy();
    EXPECT_TRUE(reads(player, "1:00"));
}

TEST_F(ArcadeTest, ARunWithoutPointsIsNotInTheTable)
{
    start();
    run_out(player);
    EXPECT_TRUE(reads(player, "Nothing scored this time."));
    EXPECT_TRUE(desk.saves.tables().table("minute-4x4").empty());
    EXPECT_FALSE(desk.host.takes_text);
}

TEST_F(ArcadeTest, APauseStopsTheClockAndCoversTheBoard)
{
    start();
    player.wait(3000);
    // Those of the board: they have another size than those of the pad, the clock and the number of
    // boards.
    const auto digits_shown = [&] {
        const DisplayList list = player.look();
        int digits = 0;
        for (const DrawCall& call : list.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            digits += drawn != nullptr && drawn->text.size() == 1 && drawn->font.size > 90 &&
                              drawn->font.size < 120
                          ? 1
                          : 0;
        }
        return digits;
    };
    const int givens = digits_shown();
    EXPECT_EQ(givens, 16 - game().session.cells_to_fill());
    for (const Input& input : std::initializer_list<Input>{
             key(Key::Escape), letter('P'), FocusLost{}, letter('N', with_control)}) {
        player.press(input);
        player.wait(0);
        EXPECT_TRUE(player.sees("End the run"));
        EXPECT_EQ(digits_shown(), 0);
        player.wait(60'000);
        EXPECT_TRUE(reads(player, "0:57"));
        player.press(key(Key::Escape));
        player.wait(0);
        EXPECT_FALSE(player.sees("End the run"));
        EXPECT_EQ(digits_shown(), givens);
    }
    player.wait(1000);
    EXPECT_TRUE(reads(player, "0:56"));
}

TEST_F(ArcadeTest, APictureIsOneOfThePause)
{
    start();
    player.press(key(Key::F12));
    player.wait(0);
    EXPECT_EQ(desk.host.pictures, 1);
    EXPECT_TRUE(player.sees("End the run"));
    EXPECT_FALSE(player.stack().top().is_secret()) << "the board is covered";
}

TEST_F(ArcadeTest, ARunTellsNothingOfAssistedRunsAndGhosts)
{
    start();
    player.press(letter('G'));
    player.press(letter('G', {.shift = true}));
    player.wait(100);
    EXPECT_FALSE(reads(player, "assisted run"));
    EXPECT_FALSE(reads(player, "race against"));
    EXPECT_FALSE(reads(player, "ghost"));
}

TEST_F(ArcadeTest, ARunCanBeEnded)
{
    start();
    solve_board();
    player.press(key(Key::Escape));
    player.click("End the run");
    player.wait(0);
    EXPECT_TRUE(reads(player, "you stopped after"));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u);
}

TEST_F(ArcadeTest, ARunIsKeptWhenItsWindowIsClosed)
{
    start();
    solve_board();
    player.press(key(Key::Escape));
    player.stack().handle(CloseRequested{});
    const engine::ArcadeBook tables = desk.saves.tables();
    ASSERT_EQ(tables.table("minute-4x4").size(), 1u);
    EXPECT_GE(tables.table("minute-4x4").front().score, 50) << "as if it had been ended";
}

TEST_F(ArcadeTest, APictureOfItsLastMomentIsOneAsElsewhere)
{
    start();
    EXPECT_TRUE(player.stack().top().takes_pictures_itself());
    player.wait(600'000);
    EXPECT_FALSE(player.stack().top().takes_pictures_itself());
    EXPECT_FALSE(player.stack().is_secret());
}

TEST_F(ArcadeTest, ThereIsNoHelp)
{
    start();
    for (const KeyPressed& help : {letter('H'), letter('J'), letter('K'), letter('N')}) {
        player.press(help);
        EXPECT_TRUE(reads(player, "There is no help in arcade modes"));
        player.wait(3000);
    }
    EXPECT_EQ(game().session.stats().hints, 0);
}

TEST_F(ArcadeTest, AWrongDigitCostsTimeAndSaysSo)
{
    start();
    const engine::SavedGame now = game();
    const engine::Cell empty = first_empty(now);
    write(empty, now.session.puzzle().solution[empty] == 1 ? 2 : 1);
    EXPECT_TRUE(reads(player, "−3 s"));
    EXPECT_TRUE(reads(player, "0:57"));
}

TEST_F(GauntletTest, EndsWithoutHearts)
{
    start();
    EXPECT_TRUE(reads(player, "Board 1 of 5 · 9×9 Beginner"));
    const engine::SavedGame now = game();
    const engine::Cell empty = first_empty(now);
    const engine::Digit correct = now.session.puzzle().solution[empty.index];
    for (engine::Digit digit = 1, mistakes = 0; mistakes < 3; ++digit) {
        if (digit == correct)
            continue;
        write(empty, digit);
        ++mistakes;
        if (mistakes == 1) {
            EXPECT_EQ(std::ranges::count(desk.host.spoken, "2 hearts left"), 1);
        }
    }
    player.wait(700);
    EXPECT_TRUE(reads(player, "No hearts left"));
}

} // namespace
} // namespace game
