// Keys that work on every screen.

#include "game/scenes/everywhere.h"

#include <gtest/gtest.h>

#include "tests/game/menu_world.h"

namespace game {
namespace {

constexpr Modifiers control{.control = true};

TEST(Everywhere, F8ShowsTheNextThemeAndKeepsIt)
{
    MenuWorld world;
    Services services = world.services();
    EXPECT_TRUE(obey_everywhere(KeyPressed{.key = Key::F8}, services));
    EXPECT_EQ(world.settings.theme, "ink");
    EXPECT_EQ(world.host.changes, 1);
    EXPECT_EQ(world.saves.settings().theme, "ink");
    Services dark = world.services(world.themes.back());
    EXPECT_TRUE(obey_everywhere(KeyPressed{.key = Key::F8}, dark));
    EXPECT_EQ(world.settings.theme, "paper") << "after the last comes the first";
}

TEST(Everywhere, ControlPlusAndMinusStepThroughTheTextSizes)
{
    MenuWorld world;
    Services services = world.services();
    const KeyPressed larger{.key = Key::Plus, .held = control};
    const KeyPressed smaller{.key = Key::Minus, .held = control};
    obey_everywhere(larger, services);
    EXPECT_EQ(world.settings.text_size, 125);
    obey_everywhere(larger, services);
    obey_everywhere(larger, services);
    EXPECT_EQ(world.settings.text_size, 150) << "the largest";
    EXPECT_EQ(world.saves.settings().text_size, 150);
    EXPECT_EQ(world.host.changes, 2);
    obey_everywhere(KeyPressed{.key = Key::Digit, .symbol = '0', .held = control}, services);
    EXPECT_EQ(world.settings.text_size, 100);
    obey_everywhere(smaller, services);
    obey_everywhere(smaller, services);
    EXPECT_EQ(world.settings.text_size, 90);
}

TEST(Everywhere, LeavesAllOtherKeysToTheScreens)
{
    MenuWorld world;
    Services services = world.services();
    EXPECT_FALSE(obey_everywhere(KeyPressed{.key = Key::Enter}, services));
    EXPECT_FALSE(obey_everywhere(KeyPressed{.key = Key::F1}, services));
    EXPECT_FALSE(obey_everywhere(KeyPressed{.key = Key::Digit, .symbol = '0'}, services));
    EXPECT_EQ(world.host.changes, 0);
}

} // namespace
} // namespace game
