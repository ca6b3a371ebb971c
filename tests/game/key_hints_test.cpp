// The hints of keys follow the device in use.

#include "game/ui/key_hints.h"

#include <gtest/gtest.h>

#include "game/scenes/screens.h"
#include "tests/game/menu_screen.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

constexpr Hands keyboard{.device = InputDevice::Keyboard};
constexpr Hands mouse{.device = InputDevice::Mouse};
constexpr Hands fingers{.device = InputDevice::Touch};
constexpr Hands xbox_pad{.device = InputDevice::Gamepad, .pad = PadKind::Xbox};
constexpr Hands sony_pad{.device = InputDevice::Gamepad, .pad = PadKind::PlayStation};

TEST(KeyHints, AreThoseOfTheDeviceInUse)
{
    const engine::Translations texts;
    EXPECT_EQ(key_hint(key(Key::Escape), keyboard, texts), "Esc");
    EXPECT_EQ(key_hint(key(Key::Escape), mouse, texts), "Esc");
    EXPECT_EQ(key_hint(key(Key::Escape), fingers, texts), "");
    EXPECT_EQ(key_hint(key(Key::Escape), xbox_pad, texts), "B");
    EXPECT_EQ(key_hint(key(Key::Escape), sony_pad, texts), "○");
    EXPECT_EQ(key_hint(letter('Q'), xbox_pad, texts), "") << "no button does it";
}

TEST(KeyHints, ChangeWithTheDevice)
{
    EXPECT_TRUE(share_hints(keyboard, mouse));
    EXPECT_FALSE(share_hints(mouse, fingers));
    EXPECT_FALSE(share_hints(xbox_pad, sony_pad));
    EXPECT_FALSE(share_hints(keyboard, xbox_pad));
}

TEST(KeyHints, AreAtTheBottomOfMenus)
{
    MenuWorld world;
    EXPECT_TRUE(MenuScreen(world, make_settings_scene).shows("Esc"));
    world.host.in_use = sony_pad;
    EXPECT_TRUE(MenuScreen(world, make_settings_scene).shows("○"));
    world.host.in_use = fingers;
    EXPECT_FALSE(MenuScreen(world, make_settings_scene).shows("back"));
}

class PlayHints : public PlaySceneTest {};

TEST_F(PlayHints, AreOnTheButtonsOfPlay)
{
    EXPECT_TRUE(player.sees("F10"));
    desk.host.in_use = xbox_pad;
    player.lay_out();
    EXPECT_TRUE(player.sees("View")) << "for a hint";
    EXPECT_FALSE(player.sees("F10"));
    desk.host.in_use = fingers;
    player.lay_out();
    EXPECT_FALSE(player.sees("View"));
    EXPECT_FALSE(player.sees("F10"));
}

} // namespace
} // namespace game
