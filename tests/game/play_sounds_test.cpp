// The sounds of a play.

#include <gtest/gtest.h>

#include "game/scenes/everywhere.h"
#include "tests/game/play_fixture.h"
#include "tests/game/recording.h"

namespace game {
namespace {

class PlaySounds : public PlaySceneTest {
protected:
    PlaySounds() { hear(); } // ignores the sounds of the start
    Recording hear() { return listen(desk.mixer, 1500); }
    double pitch_of(const Recording& recording) const { return recording.pitch(100, 900, 5, 100); }
};

TEST_F(PlaySounds, ADigitHasItsPitch)
{
    go_to(1, 2);
    EXPECT_EQ(hear().peak(), 0.0F); // moving is silent by default
    player.press(numeral(2));
    EXPECT_NEAR(pitch_of(hear()), 294, 3);
}

TEST_F(PlaySounds, ClashesAreLowUnlessOneIsNotToldOfThem)
{
    go_to(1, 2);
    player.press(numeral(4));
    EXPECT_NEAR(pitch_of(hear()), 190, 8);
    desk.settings.mistakes = MistakeCheck::Off;
    player.press(numeral(1));
    EXPECT_NEAR(pitch_of(hear()), 262, 3);
}

TEST_F(PlaySounds, TheSameDigitAgainErasesIt)
{
    go_to(1, 2);
    player.press(numeral(2));
    hear();
    player.press(numeral(2));
    const Recording erased = hear();
    player.press(numeral(2));
    hear();
    player.press(letter('Z', with_control));
    EXPECT_EQ(hear().left, erased.left);
}

TEST_F(PlaySounds, ACompleteRowIsAnArpeggio)
{
    go_to(1, 2);
    player.press(numeral(2));
    const double alone = hear().level(200, 500);
    go_to(1, 3);
    player.press(numeral(3));
    EXPECT_GT(hear().level(200, 500), alone + 20);
}

TEST_F(PlaySounds, AGivenAndAMove)
{
    go_to(1, 1);
    player.press(numeral(2));
    EXPECT_GT(hear().peak(), 0.0F);
    desk.settings.sound.moves = true;
    player.press(key(Key::Right));
    EXPECT_GT(hear().peak(), 0.0F);
}

TEST_F(PlaySounds, TheWinRunsUpTheScale)
{
    solve_all_but_last();
    hear();
    go_to(4, 3);
    player.press(numeral(2));
    const Recording win = hear();
    EXPECT_NEAR(win.pitch(200, 900, 5, 58), 262, 12);
    EXPECT_GT(win.level(600, 1400), -45);
}

TEST_F(PlaySounds, ControlMSilencesEverything)
{
    obey_everywhere(Command::ToggleSound, desk.services);
    desk.sound.follow(desk.settings.sound);
    hear();
    go_to(1, 2);
    player.press(numeral(2));
    EXPECT_EQ(hear().peak(), 0.0F);
}

} // namespace
} // namespace game
