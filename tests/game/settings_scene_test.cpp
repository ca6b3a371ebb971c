// Settings are changed with arrows, Space and clicks, and saved at once.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(SettingsScene, ArrowsWalkRowsAndChangeThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::Right); // in the first row: wrong digits
    EXPECT_EQ(world.settings.mistakes, MistakeCheck::AnyError);
    screen.press(Key::Down); // marks
    screen.press(Key::Left);
    EXPECT_EQ(world.settings.marks, MarkTime::WhenFull);
    screen.press(Key::Down); // clear notes
    screen.press(Key::Space);
    EXPECT_FALSE(world.settings.clear_peer_notes);
    EXPECT_EQ(world.saves.saved_settings.size(), 3u) << "each change at once";
    EXPECT_EQ(world.host.changes, 3);
    EXPECT_EQ(world.saves.saved_settings.back(), world.settings);
}

TEST(SettingsScene, WhetherHelpIsAskedForIsAChoice)
{
    MenuWorld world;
    world.settings.ask_before_help = false; // chosen at the question
    MenuScreen screen(world, make_settings_scene);
    ASSERT_TRUE(screen.shows("Ask before help"));
    for (int row = 0; row < 4; ++row)
        screen.press(Key::Down);
    screen.press(Key::Space);
    EXPECT_TRUE(world.settings.ask_before_help);
    EXPECT_EQ(world.saves.saved_settings.back(), world.settings);
}

TEST(SettingsScene, TheEndOfAChoiceIsTheEnd)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    for (int step = 0; step < 5; ++step)
        screen.press(Key::Left);
    EXPECT_EQ(world.settings.mistakes, MistakeCheck::Off);
    EXPECT_EQ(world.saves.saved_settings.size(), 1u);
}

TEST(SettingsScene, TabLeadsToThePagesAndArrowsTurnThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::Tab, Modifiers{.shift = true});
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Text size"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Buttons and notices"));
    screen.press(Key::Up);
    screen.press(Key::Tab);
    screen.press(Key::Right);
    EXPECT_EQ(world.settings.theme, "ink") << "the first row of the page";
}

TEST(SettingsScene, PageKeysTurnThePages)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Text size"));
    EXPECT_TRUE(screen.shows("Preview"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Buttons and notices"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Español"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("/home/ana/saves"));
    for (int back = 0; back < 3; ++back)
        screen.press(Key::PageUp);
    EXPECT_TRUE(screen.shows("Text size"));
}

TEST(SettingsScene, ClicksChooseThemesSizesAndLanguages)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.click("Look");
    screen.click("125 %");
    EXPECT_EQ(world.settings.text_size, 125);
    screen.click("Ink");
    EXPECT_EQ(world.settings.theme, "ink");
    screen.click("Language");
    screen.click("Italiano");
    EXPECT_EQ(world.settings.language, "it");
}

TEST(SettingsScene, CountsWhatIsKept)
{
    MenuWorld world;
    world.fill();
    MenuScreen screen(world, make_settings_scene);
    screen.click("Data");
    EXPECT_TRUE(screen.shows("2")) << "games";
    EXPECT_TRUE(screen.shows("13")) << "runs";
}

TEST(SettingsScene, APageWithoutRowsNamesNoKeysForThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    for (const char* page : {"Game", "Look", "Language"}) {
        screen.click(page);
        EXPECT_TRUE(screen.shows("row")) << page;
        EXPECT_TRUE(screen.shows("change")) << page;
    }
    screen.click("Data");
    EXPECT_FALSE(screen.shows("row"));
    EXPECT_FALSE(screen.shows("change"));
    EXPECT_TRUE(screen.shows("page"));
    EXPECT_TRUE(screen.shows("back"));
}

TEST(SettingsScene, KeysLeadToOtherScreensAndBack)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(screen.press(Key::F10).kind, Kind::Stay) << "it is open already";
    EXPECT_EQ(screen.press(Key::F1).kind, Kind::Push);
    const Input new_game = KeyPressed{.key = Key::Letter, .symbol = 'N', .held = {.control = true}};
    EXPECT_EQ(screen.scene().handle(new_game).kind, Kind::Replace);
}

} // namespace
} // namespace game
