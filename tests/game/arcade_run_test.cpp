// The countdown of arcade runs, what comes between their boards, and what is heard of their clock.

#include "tests/game/arcade_fixture.h"
#include "tests/game/recording.h"

namespace game {
namespace {

using ArcadeRunTest = ArcadeTest;

class CountdownTest : public ArcadeTest {
protected:
    CountdownTest() : ArcadeTest("time-attack")
    {
        desk.settings.run_countdown = RunCountdown::Always;
    }
    bool reads(std::string_view text) const { return game::reads(player, text); }
    engine::Cells selected() { return game().input.selection; }
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

TEST_F(CountdownTest, TellsNothingOfFilledCells)
{
    start();
    const engine::Cells at_first = selected();
    player.press(key(Key::Tab));
    player.press(key(Key::Tab, with_shift));
    EXPECT_EQ(selected(), at_first);
    const auto go_to = [this](bool filled) {
        while ((game().session.board()[selected().front()].digit != engine::no_digit) != filled)
            player.press(key(Key::Right));
        (void)listen(desk.mixer, 1000);
    };
    go_to(true);
    const std::size_t said = desk.host.spoken.size();
    player.press(numeral(1));
    player.press(numeral(1, with_shift));
    player.press(key(Key::Delete));
    EXPECT_EQ(heard(), 0.0F);
    EXPECT_EQ(desk.host.spoken.size(), said);
    EXPECT_FALSE(reads("A given can't be changed"));
    go_to(false);
    player.press(numeral(1, with_shift));
    EXPECT_EQ(heard(), 0.0F) << "a note in an empty cell is as silent";
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

TEST_F(ArcadeRunTest, EachBoardBeginsAtItsFirstEmptyCell)
{
    start();
    for (int board = 0; board < 3; ++board) {
        EXPECT_EQ(game().input.selection, engine::Cells{first_empty(game())});
        solve_board();
    }
}

TEST_F(ArcadeRunTest, AWaveCrossesEachBoardWhileTheClockStands)
{
    desk.settings.motion = MotionChoice::Full;
    start();
    const auto puzzle = game().session.puzzle().givens;
    fill_board();
    player.wait(500);
    EXPECT_EQ(game().session.puzzle().givens, puzzle);
    EXPECT_TRUE(reads(player, "1:00"));
    player.wait(200);
    player.wait_while_busy();
    player.wait(0);
    EXPECT_NE(game().session.puzzle().givens, puzzle);
    player.wait(1000);
    EXPECT_TRUE(reads(player, "0:59"));
}

TEST_F(ArcadeRunTest, TheLastTenSecondsTickAndAreSaid)
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

TEST_F(ArcadeRunTest, ThePulseIsHeardOnlyIfWantedAndWhileTheClockRuns)
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

} // namespace
} // namespace game
