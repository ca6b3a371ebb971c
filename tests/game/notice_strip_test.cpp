// Notices above the scenes: they push the scenes down, stay until answered, and take only the
// inputs meant for them.

#include <gtest/gtest.h>

#include "game/scenes/notice_strip.h"
#include "game/ui/display_list.h"
#include "game/ui/shifted_canvas.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/menu_world.h"

namespace game {
namespace {

constexpr Size wide_window{1280, 800};

class NoticeStripTest : public testing::Test {
protected:
    bool lay_out() { return strip.lay_out(wide_window, measure); }
    DisplayList picture() const
    {
        DisplayList list(wide_window, measure);
        strip.draw(list);
        return list;
    }

    FixedMeasure measure;
    MenuWorld world;
    Services services = world.services();
    NoticeStrip strip{services};
};

TEST_F(NoticeStripTest, TakesNoRoomWhileThereIsNothingToSay)
{
    EXPECT_FALSE(lay_out());
    EXPECT_EQ(strip.height(), 0);
    EXPECT_TRUE(picture().calls().empty());
    EXPECT_TRUE(strip.handle(KeyPressed{.key = Key::Escape}).has_value());
}

TEST_F(NoticeStripTest, ShowsOneNoticeAfterTheOtherUntilEachIsAnswered)
{
    world.saves.disk().put("/data/games/one.game", "damaged");
    EXPECT_TRUE(world.saves.games().empty());
    world.saves.settle(); // the notice follows the answer
    strip.show_notice({{"Second"}, {"also done"}});
    EXPECT_TRUE(lay_out());
    EXPECT_TRUE(picture().shows("Second"));
    EXPECT_FALSE(strip.handle(KeyPressed{.key = Key::Escape}).has_value());
    lay_out();
    EXPECT_TRUE(picture().shows("A saved game can't be opened"));
    EXPECT_FALSE(strip.handle(KeyPressed{.key = Key::Escape}).has_value());
    EXPECT_TRUE(lay_out());
    EXPECT_EQ(strip.height(), 0);
}

TEST(NoticeBar, HasABoundAndSaysTheSameOnce)
{
    NoticeBar bar;
    bar.add({{{"One"}, {"done"}}, {{"One"}, {"done"}}, {{"One"}, {"other"}}});
    EXPECT_EQ(bar.count(), 2U);
    for (int number = 0; number < 1000; ++number)
        bar.add({{{"Number " + std::to_string(number)}, {"done"}}});
    EXPECT_EQ(bar.count(), NoticeBar::most_notices);
    bar.answer();
    bar.add({{{"One"}, {"done"}}});
    EXPECT_EQ(bar.count(), NoticeBar::most_notices) << "it was answered, so it is said again";
}

TEST_F(NoticeStripTest, LeavesTheSceneItsKeysAndTellsPointsInItsPixels)
{
    strip.show_notice({{"Not saved"}, {"the disk is full"}});
    lay_out();
    const auto key = strip.handle(KeyPressed{.key = Key::Digit, .symbol = '7'});
    ASSERT_TRUE(key.has_value());
    EXPECT_EQ(std::get<KeyPressed>(*key).symbol, '7');

    const auto click = strip.handle(PointerPressed{.at = Point{300, strip.height() + 40}});
    ASSERT_TRUE(click.has_value());
    EXPECT_EQ(std::get<PointerPressed>(*click).at, (Point{300, 40}));
    EXPECT_FALSE(strip.handle(PointerPressed{.at = Point{300, 20}}).has_value());
}

TEST_F(NoticeStripTest, OkAnswersByTheMouse)
{
    strip.show_notice({{"Not saved"}, {"the disk is full"}});
    lay_out();
    const Point ok{1280 - 48 - 20 - 42, strip.height() / 2};
    strip.handle(PointerMoved{.at = ok});
    strip.handle(PointerPressed{.at = ok});
    strip.handle(PointerReleased{.at = ok});
    lay_out();
    EXPECT_EQ(strip.height(), 0);
}

TEST(ShiftedCanvas, DrawsLower)
{
    const FixedMeasure measure;
    DisplayList straight(wide_window, measure);
    DisplayList shifted(wide_window, measure);
    ShiftedCanvas lower(shifted, Size{1280, 700}, 100);
    straight.push_clip(Rect{10, 110, 50, 50});
    lower.push_clip(Rect{10, 10, 50, 50});
    straight.fill(Rect{20, 120, 30, 30}, Paint::Ink);
    lower.fill(Rect{20, 20, 30, 30}, Paint::Ink);
    straight.text("7", Point{30, 130}, Align::Centre, Font{}, Paint::Ink);
    lower.text("7", Point{30, 30}, Align::Centre, Font{}, Paint::Ink);
    EXPECT_EQ(straight.calls(), shifted.calls());
    EXPECT_EQ(lower.size(), (Size{1280, 700}));
}

} // namespace
} // namespace game
