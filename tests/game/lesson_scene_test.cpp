// The minute for those who play for the first time, by keyboard and by mouse; nothing is saved.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "tests/game/menu_screen.h"

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
    EXPECT_TRUE(lesson.shows("That is all you need. The keys and all rules are in the help: F1."));
    EXPECT_EQ(lesson.press(Key::F1).kind, Kind::Push) << "the help";
    lesson.press_letter('H');
    update();
    EXPECT_EQ(lesson.press(Key::Enter).kind, Kind::Stay) << "is read on in the hint";
    EXPECT_EQ(lesson.press(Key::Escape).kind, Kind::Stay) << "closes the hint";
    EXPECT_EQ(lesson.press(Key::Enter).kind, Kind::Replace) << "a real puzzle";
}

TEST_F(LessonTest, HasNoButtonThatDoesNothing)
{
    EXPECT_TRUE(lesson.shows("Hint"));
    for (const char* elsewhere : {"Pause", "Settings"})
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
