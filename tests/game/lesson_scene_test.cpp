// The minute for those who play for the first time, by keyboard and by mouse; nothing is saved.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "game/scenes/play/play_scene.h"
#include "tests/game/menu_screen.h"
#include "tests/game/player.h"
#include "tests/game/recording.h"

namespace game {
namespace {

using Kind = Transition::Kind;

class LessonTest : public testing::Test {
protected:
    void update()
    {
        for (int turn = 0; turn < 200 && lesson.scene().is_busy(); ++turn)
            lesson.scene().update(engine::MonotonicTime{turn});
    }

    MenuWorld world;
    MenuScreen lesson{world, make_lesson_scene};
};

TEST_F(LessonTest, TeachesByKeyboard)
{
    lesson.scene().update(engine::MonotonicTime{0});
    EXPECT_TRUE(lesson.shows("Go to the marked cell with the arrow keys and press 3."));
    lesson.press(Key::Right);
    lesson.press(Key::Right);
    lesson.press_digit('3');
    EXPECT_TRUE(lesson.shows("Not sure yet? Here 2 or 3 fits. Note what is possible."));
    lesson.press(Key::Down);
    lesson.press(Key::Down);
    lesson.press(Key::Left);
    lesson.press(Key::Left);
    lesson.scene().handle(KeyPressed{.key = Key::Digit, .symbol = '2', .held = {.shift = true}});
    EXPECT_TRUE(lesson.shows("Press Ctrl and Z."));
    lesson.scene().handle(KeyPressed{.key = Key::Letter, .symbol = 'Z', .held = {.control = true}});
    EXPECT_TRUE(lesson.shows("Press H, and again to read on; Enter applies it."));
    lesson.press_letter('H');
    update();
    for (int level = 0; level < 4; ++level)
        lesson.press(Key::Enter);
    EXPECT_TRUE(lesson.shows("Now finish it"));
    EXPECT_EQ(lesson.press(Key::F1).kind, Kind::Push) << "the help";
    lesson.press_letter('H');
    update();
    EXPECT_EQ(lesson.press(Key::Escape).kind, Kind::Stay) << "closes the hint";
}

TEST_F(LessonTest, AHintShowsItsStepAndNothingElse)
{
    lesson.scene().update(engine::MonotonicTime{0});
    lesson.press_letter('H');
    update();
    lesson.press(Key::Enter);
    EXPECT_TRUE(lesson.shows("Hint"));
    for (const char* elsewhere : {"Another", "Harder", "All", "For this cell"})
        EXPECT_FALSE(lesson.shows(elsewhere)) << elsewhere;
    EXPECT_FALSE(lesson.says("run marked assisted"));
}

TEST_F(LessonTest, ShowsNoSolutionAsThenNobodyCouldFinishIt)
{
    lesson.scene().update(engine::MonotonicTime{0});
    lesson.scene().handle(KeyPressed{.key = Key::Letter, .symbol = 'G', .held = {.control = true}});
    EXPECT_TRUE(lesson.says("Not in this lesson"));
    lesson.press(Key::Right);
    lesson.press(Key::Right);
    lesson.press_digit('3');
    EXPECT_TRUE(lesson.shows("Not sure yet? Here 2 or 3 fits. Note what is possible."));
}

// All steps, the hint closed unread, and the rest alone.
void finish_lesson(Player& player)
{
    player.wait(20);
    player.press_all({key(Key::Right), key(Key::Right), numeral(3)});
    player.press_all({key(Key::Down), key(Key::Down), key(Key::Left), key(Key::Left)});
    player.press(numeral(2, with_shift));
    player.press(letter('Z', with_control));
    player.press(letter('H'));
    player.wait_while_busy();
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("Now finish it"));
    player.press_all({numeral(2), key(Key::Right), key(Key::Right), key(Key::Right), numeral(3)});
    player.press_all({key(Key::Down), key(Key::Left), key(Key::Left), numeral(3)});
    player.press_all({key(Key::Right), numeral(2), key(Key::Up), key(Key::Up), numeral(1)});
    player.press_all({key(Key::Left), key(Key::Left), numeral(3)});
}

TEST(LessonWin, IsARealOneWithInitialsAndThreeWaysOn)
{
    Desk desk;
    Player player(desk, make_lesson_scene(desk.services));
    finish_lesson(player);
    EXPECT_TRUE(player.sees("Your first board"));
    EXPECT_TRUE(player.sees("First win"));
    for (const char* offer : {"6×6 Beginner", "9×9 Beginner", "Today's board"})
        EXPECT_TRUE(player.sees(offer)) << offer;
    player.press(TextTyped{"X"});
    player.wait(700);
    for (const char* typed : {"A", "B", "C"})
        player.press(TextTyped{typed});
    player.press(key(Key::Enter));
    EXPECT_EQ(desk.settings.initials, "ABC") << "without the X that came with the last digit";
    EXPECT_TRUE(desk.records.runs().empty()) << "nothing of a lesson is in the book";
    player.press(key(Key::Enter));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(engine::category_of(player.top<PlayScene>()->game().spec), "6x6 beginner");
}

TEST(LessonWin, ItsKeysAreForTheInitialsUntilTheyAreSaved)
{
    Desk desk;
    Player player(desk, make_lesson_scene(desk.services));
    finish_lesson(player);
    player.wait(700);
    player.press(letter('D'));
    player.press(TextTyped{"D"});
    EXPECT_TRUE(player.sees("Your first board"));
    player.press(key(Key::Escape));
    player.press(letter('D'));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("Today's board"));
}

TEST(LessonWin, SoundsLikeAWinAndFollowsTheLastDigitInEveryWindow)
{
    for (const Size window : {Size{1280, 800}, Size{800, 600}, Size{900, 900}, Size{480, 640}}) {
        Desk desk;
        Player player(desk, make_lesson_scene(desk.services), window);
        finish_lesson(player);
        EXPECT_TRUE(player.sees("Your first board")) << window.width;
        EXPECT_TRUE(player.sees("Main menu")) << window.width;
        EXPECT_GT(listen(desk.mixer, 300).peak(), 0.1F);
    }
}

TEST_F(LessonTest, HasNoButtonThatDoesNothing)
{
    EXPECT_TRUE(lesson.shows("Hint"));
    for (const char* elsewhere : {"Menu", "Pause", "Settings"})
        EXPECT_FALSE(lesson.shows(elsewhere)) << elsewhere;
}

TEST_F(LessonTest, SpeaksOfTheMouseToThoseWhoUseIt)
{
    lesson.scene().update(engine::MonotonicTime{0});
    lesson.click(Point{640, 500});
    EXPECT_TRUE(lesson.shows("Click the marked cell, then 3 on the pad."));
    lesson.press(Key::Right);
    EXPECT_TRUE(lesson.shows("Go to the marked cell with the arrow keys and press 3."));
}

TEST_F(LessonTest, LeavesNoTraceButThatItIsNotOfferedAgain)
{
    lesson.scene().update(engine::MonotonicTime{0});
    lesson.press(Key::Right);
    lesson.press_digit('3');
    EXPECT_FALSE(world.settings.offers_lesson);
    EXPECT_TRUE(world.settings.ask_before_help) << "a setting of the lesson only";
    EXPECT_EQ(world.saves.calls(), std::vector<std::string>{"settings"});
    EXPECT_FALSE(world.saves.settings().offers_lesson);
}

TEST_F(LessonTest, CanBeLeftAtAnyTimeAndDoesNotLeadElsewhere)
{
    lesson.scene().update(engine::MonotonicTime{0});
    EXPECT_EQ(lesson.press(Key::F10).kind, Kind::Stay);
    EXPECT_EQ(lesson.press_letter('P').kind, Kind::Stay);
    EXPECT_TRUE(lesson.shows("1")) << "the board is not covered";
    EXPECT_EQ(lesson.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(lesson.click("Skip").kind, Kind::Pop);
}

} // namespace
} // namespace game
