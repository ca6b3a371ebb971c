#include "game/motion/screen_motion.h"

#include <gtest/gtest.h>

#include "tests/game/colours.h"

namespace game {
namespace {

using engine::MonotonicTime;

const Theme old_theme = shipped_themes()[0];
const Theme new_theme = shipped_themes()[3];

} // namespace

TEST(ThemeFade, GoesFromTheOldColoursToTheNew)
{
    ThemeFade fade;
    fade.start(old_theme, MonotonicTime{1000}, MotionAmount::Full);
    const auto at = [&](int time) {
        return fade.shown(new_theme, MonotonicTime{time});
    };

    EXPECT_EQ(at(1000)[Paint::Background], old_theme[Paint::Background]);
    EXPECT_EQ(at(1080)[Paint::Black], (Colour{0, 0, 0, 255}));
    EXPECT_NEAR(at(1080)[Paint::Background].red, old_theme[Paint::Background].red / 2, 1);
    EXPECT_EQ(at(1160)[Paint::Background], new_theme[Paint::Background]);
    EXPECT_EQ(at(1000).style, new_theme.style) << "how it draws changes at once";
    EXPECT_EQ(at(1000).id, "high-contrast");
}

TEST(ThemeFade, EndsEarlierInCalmAndAtOnceWithoutMotion)
{
    ThemeFade fade;
    EXPECT_FALSE(fade.is_running());
    fade.start(old_theme, MonotonicTime{0}, MotionAmount::Calm);
    fade.advance(MonotonicTime{99});
    EXPECT_TRUE(fade.is_running());
    fade.advance(MonotonicTime{100});
    EXPECT_FALSE(fade.is_running());
    fade.start(old_theme, MonotonicTime{0}, MotionAmount::Off);
    EXPECT_FALSE(fade.is_running());
    EXPECT_EQ(fade.shown(new_theme, MonotonicTime{0})[Paint::Ink], new_theme[Paint::Ink]);
}

} // namespace game
