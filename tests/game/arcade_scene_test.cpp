// Arcade modes on the screen: a run that is paused and played to its end, the initials, the table.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_words.h"
#include "tests/game/player.h"
#include "tests/game/recording.h"

namespace game {
namespace {

const engine::ArcadeMode& arcade_mode(std::string_view id)
{
    return *std::ranges::find(engine::arcade_modes(), id, &engine::ArcadeMode::id);
}

bool arcade_reads(const Player& player, std::string_view text)
{
    return drawn_words(player.look()).find(text) != std::string::npos;
}

class ArcadeTest : public testing::Test {
protected:
    explicit ArcadeTest(std::string_view mode = "minute-4x4")
        : player(desk, make_arcade_scene(desk.services)),
          number(&arcade_mode(mode) - engine::arcade_modes().data() + 1)
    {
    }

    void start()
    {
        player.press(numeral(static_cast<int>(number)));
        player.wait_while_busy();
        player.wait(0);
    }
    engine::SavedGame game() { return *player.stack().top().open_game(); }
    // The digit goes where the cursor has been moved with keys.
    void write(engine::Cell cell, engine::Digit digit)
    {
        for (int steps = 0; steps < 32; ++steps) {
            const engine::Cells selected = game().input.selection;
            if (selected == engine::Cells{cell})
                break;
            const int size = game().session.grid().size();
            const int from = selected.empty() ? 0 : selected.front().index;
            player.press(key(from / size != cell.index / size ? Key::Down : Key::Right));
        }
        player.press(numeral(digit));
    }
    void solve_board()
    {
        const engine::SavedGame now = game();
        for (engine::Cell cell : now.session.grid().cells()) {
            if (now.session.board()[cell].digit == engine::no_digit)
                write(cell, now.session.puzzle().solution[cell.index]);
        }
        player.wait_while_busy();
        player.wait(0);
    }
    void run_out()
    {
        player.wait(600'000);
        player.wait(900); // the last moment on the board
        player.wait(700);
    }

    Desk desk;
    Player player;
    std::ptrdiff_t number; // of the mode in the lobby
};

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
    EXPECT_TRUE(arcade_reads(end, "Place 2 in the table"));
    EXPECT_EQ(desk.saves.tables().table("time-attack.2").size(), 2u);
    EXPECT_EQ(desk.saves.tables().table("time-attack").size(), 1u);
}

TEST_F(ArcadeTest, AModeIsPlayedToItsTable)
{
    start();
    EXPECT_TRUE(arcade_reads(player, "1:00"));
    player.wait(5000);
    EXPECT_TRUE(arcade_reads(player, "0:55"));
    solve_board();
    EXPECT_TRUE(arcade_reads(player, "Board 2"));
    solve_board();
    run_out();
    EXPECT_TRUE(arcade_reads(player, "the clock ran out after"));
    EXPECT_TRUE(arcade_reads(player, "First on this table"));
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
    EXPECT_TRUE(arcade_reads(player, "EVA")) << "in the lobby";
}

TEST_F(ArcadeTest, WhatARunDoesNotAllowHasNoButton)
{
    start();
    for (const char* absent : {"Hint", "Check", "Fill notes", "Settings"})
        EXPECT_FALSE(player.sees(absent)) << absent;
    for (const char* there : {"Undo", "Erase", "Pause", "What counts", "Right digit"})
        EXPECT_TRUE(player.sees(there)) << there;
    player.press(letter('H'));
    EXPECT_TRUE(arcade_reads(player, "There is no help in arcade modes"));
}

TEST_F(ArcadeTest, EscSavesWithoutInitialsAndSpacePlaysAgain)
{
    start();
    solve_board();
    run_out();
    player.press(key(Key::Escape));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").front().initials, "···");
    EXPECT_NE(desk.settings.initials, "···");
    player.press(key(Key::Space));
    player.wait_while_busy();
    EXPECT_TRUE(arcade_reads(player, "1:00"));
}

TEST_F(ArcadeTest, ARunWithoutPointsIsNotInTheTable)
{
    start();
    run_out();
    EXPECT_TRUE(arcade_reads(player, "Nothing scored this time."));
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
        EXPECT_TRUE(arcade_reads(player, "0:57"));
        player.press(key(Key::Escape));
        player.wait(0);
        EXPECT_FALSE(player.sees("End the run"));
        EXPECT_EQ(digits_shown(), givens);
    }
    player.wait(1000);
    EXPECT_TRUE(arcade_reads(player, "0:56"));
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

class CountdownTest : public ArcadeTest {
protected:
    CountdownTest() : ArcadeTest("time-attack")
    {
        desk.settings.run_countdown = RunCountdown::Always;
    }
    bool reads(std::string_view text) const { return arcade_reads(player, text); }
    engine::Cells selected() { return game().input.selection; }
    static engine::Cell first_empty(const engine::SavedGame& game)
    {
        for (engine::Cell cell : game.session.grid().cells()) {
            if (game.session.board()[cell].digit == engine::no_digit)
                return cell;
        }
        return {};
    }
    float heard() { return listen(desk.mixer, 400).peak(); }
};

TEST_F(CountdownTest, CoversTheBoardUntilTheClockStarts)
{
    start();
    EXPECT_TRUE(reads("Finish rows, columns and boxes to win back time."));
    EXPECT_EQ(selected(), engine::Cells{first_empty(game())});
    EXPECT_GT(heard(), 0.0F);
    player.wait(650);
    EXPECT_EQ(heard(), 0.0F);
    player.wait(100);
    EXPECT_GT(heard(), 0.0F) << "2";
    player.wait(600);
    EXPECT_TRUE(reads("3:00"));
    EXPECT_FALSE(reads("GO"));
    player.wait(800);
    EXPECT_TRUE(reads("GO"));
    player.wait(1000);
    EXPECT_FALSE(reads("GO"));
    EXPECT_TRUE(reads("2:59"));
    EXPECT_FALSE(reads("Finish rows, columns and boxes to win back time."));
}

TEST_F(CountdownTest, ShowsNoDigitOfTheBoard)
{
    start();
    const auto large = [this] {
        const DisplayList list = player.look();
        return std::ranges::count_if(list.calls(), [](const DrawCall& call) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            return drawn != nullptr && drawn->text.size() == 1 && drawn->font.size > 40 &&
                   drawn->font.size < 60;
        });
    };
    EXPECT_LE(large(), 1) << "the score";
    player.press(key(Key::Enter)); // goes at once
    player.wait(0);
    EXPECT_GT(large(), 20);
    EXPECT_TRUE(reads("GO"));
}

TEST_F(CountdownTest, KeysAlreadyCount)
{
    start();
    const engine::SavedGame now = game();
    const engine::Cell first = first_empty(now);
    player.press(numeral(now.session.puzzle().solution[first]));
    EXPECT_NE(game().session.board()[first].digit, engine::no_digit);
    player.press(key(Key::Down));
    EXPECT_NE(selected(), engine::Cells{first});
}

TEST_F(CountdownTest, ComesAgainAfterAPauseIfWanted)
{
    const auto pause_and_resume = [this] {
        player.press(key(Key::Escape));
        player.wait(5000);
        player.press(key(Key::Escape));
        player.wait(0);
    };
    start();
    player.press(key(Key::Space));
    player.wait(3000);
    pause_and_resume();
    EXPECT_TRUE(reads("Finish rows, columns and boxes to win back time."));
    player.press(key(Key::Space));
    desk.settings.run_countdown = RunCountdown::AtStart;
    pause_and_resume();
    EXPECT_FALSE(reads("Finish rows, columns and boxes to win back time."));
    EXPECT_TRUE(reads("2:57"));
}

TEST_F(ArcadeTest, EachBoardBeginsAtItsFirstEmptyCell)
{
    start();
    for (int board = 0; board < 3; ++board) {
        const engine::SavedGame now = game();
        ASSERT_EQ(now.input.selection.size(), 1u);
        for (engine::Cell cell : now.session.grid().cells()) {
            if (cell.index >= now.input.selection.front().index)
                break;
            EXPECT_NE(now.session.board()[cell].digit, engine::no_digit);
        }
        solve_board();
    }
}

TEST_F(ArcadeTest, AWaveCrossesEachBoardWhileTheClockStands)
{
    desk.settings.motion = MotionChoice::Full;
    start();
    const auto puzzle = game().session.puzzle().givens;
    const engine::SavedGame now = game();
    for (engine::Cell cell : now.session.grid().cells()) {
        if (now.session.board()[cell].digit == engine::no_digit)
            write(cell, now.session.puzzle().solution[cell.index]);
    }
    player.wait(500);
    EXPECT_EQ(game().session.puzzle().givens, puzzle);
    EXPECT_TRUE(arcade_reads(player, "1:00"));
    player.wait(200);
    player.wait_while_busy();
    player.wait(0);
    EXPECT_NE(game().session.puzzle().givens, puzzle);
    player.wait(1000);
    EXPECT_TRUE(arcade_reads(player, "0:59"));
}

TEST_F(ArcadeTest, TheLastTenSecondsTickAndAreSaid)
{
    start();
    player.wait(49'000);
    (void)listen(desk.mixer, 2000);
    player.wait(1001);
    EXPECT_GT(listen(desk.mixer, 300).peak(), 0.0F);
    EXPECT_EQ(desk.host.spoken.back(), "Ten seconds");
    player.wait(400);
    EXPECT_EQ(listen(desk.mixer, 300).peak(), 0.0F) << "once a second";
    player.wait(700);
    EXPECT_GT(listen(desk.mixer, 300).peak(), 0.0F);
}

TEST_F(ArcadeTest, ThePulseIsHeardOnlyIfWantedAndWhileTheClockRuns)
{
    start();
    (void)listen(desk.mixer, 2000);
    player.wait(2100);
    EXPECT_EQ(listen(desk.mixer, 500).peak(), 0.0F) << "off at first";
    desk.settings.sound.pulse = true;
    player.wait(2100);
    EXPECT_GT(listen(desk.mixer, 500).peak(), 0.0F);
    player.press(key(Key::Escape));
    (void)listen(desk.mixer, 2000);
    player.wait(5000);
    EXPECT_EQ(listen(desk.mixer, 500).peak(), 0.0F) << "in the pause";
}

TEST_F(ArcadeTest, ARunTellsNothingOfAssistedRunsAndGhosts)
{
    start();
    player.press(letter('G'));
    player.press(letter('G', {.shift = true}));
    player.wait(100);
    EXPECT_FALSE(arcade_reads(player, "assisted run"));
    EXPECT_FALSE(arcade_reads(player, "race against"));
    EXPECT_FALSE(arcade_reads(player, "ghost"));
}

TEST_F(ArcadeTest, ARunCanBeEnded)
{
    start();
    solve_board();
    player.press(key(Key::Escape));
    player.click("End the run");
    player.wait(0);
    EXPECT_TRUE(arcade_reads(player, "you stopped after"));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u);
}

TEST_F(ArcadeTest, ThereIsNoHelp)
{
    start();
    for (const KeyPressed& help : {letter('H'), letter('J'), letter('K'), letter('N')}) {
        player.press(help);
        EXPECT_TRUE(arcade_reads(player, "There is no help in arcade modes"));
        player.wait(3000);
    }
    EXPECT_EQ(game().session.stats().hints, 0);
}

TEST_F(ArcadeTest, AWrongDigitCostsTimeAndSaysSo)
{
    start();
    const engine::SavedGame now = game();
    for (engine::Cell cell : now.session.grid().cells()) {
        if (now.session.board()[cell].digit != engine::no_digit)
            continue;
        const engine::Digit correct = now.session.puzzle().solution[cell.index];
        write(cell, correct == 1 ? 2 : 1);
        break;
    }
    EXPECT_TRUE(arcade_reads(player, "−3 s"));
    EXPECT_TRUE(arcade_reads(player, "0:57"));
}

TEST_F(GauntletTest, EndsWithoutHearts)
{
    start();
    EXPECT_TRUE(arcade_reads(player, "Board 1 of 5 · 9×9 Beginner"));
    engine::Cell empty;
    const engine::SavedGame now = game();
    for (engine::Cell cell : now.session.grid().cells()) {
        if (now.session.board()[cell].digit == engine::no_digit)
            empty = cell;
    }
    const engine::Digit correct = now.session.puzzle().solution[empty.index];
    for (engine::Digit digit = 1, mistakes = 0; mistakes < 3; ++digit) {
        if (digit == correct)
            continue;
        write(empty, digit);
        ++mistakes;
        if (mistakes == 1) {
            EXPECT_EQ(desk.host.spoken.back(), "2 hearts left");
        }
    }
    player.wait(700);
    EXPECT_TRUE(arcade_reads(player, "No hearts left"));
}

} // namespace
} // namespace game
