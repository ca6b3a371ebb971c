// Keys that work on every screen.

#include "game/scenes/everywhere.h"

#include <gtest/gtest.h>

#include "tests/game/drawn_app.h"
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

// Besides those that are tried alone in HelpScene.EachScreenSaysWhichItIs.
class HelpEverywhere : public DrawnApp {};

TEST_F(HelpEverywhere, F1TellsOfTheScreenThatOneIsOn)
{
    struct Way {
        const char* script;
        HelpTopic topic;
        const char* afterwards; // is on the screen when the help was closed
    };
    for (const Way& way : {
             Way{"wait 300", HelpTopic::Title, "New game"},
             Way{"key F\nwait 300", HelpTopic::Lesson, ""},
             Way{"key Enter\nwait 300", HelpTopic::Play, ""},
             Way{"key Enter\nwait 300\nkey P\nwait 300", HelpTopic::Play, "Paused"},
             Way{"key Enter\nwait 300\nkey R\nwait 300", HelpTopic::Play, "Rules of this board"},
             Way{"key Enter\nwait 300\nkey Shift+F7\nwait 300", HelpTopic::Bookmarks, "Bookmarks"},
             Way{"key Enter\nsolve\nwait 3000", HelpTopic::Win, ""},
             Way{"key Enter\nsolve 3\nkey Ctrl+G\nwait 300\nkey Enter\nwait 600",
                 HelpTopic::Solution, "The solution"},
             Way{"key R\nkey S\nwait 300", HelpTopic::Statistics, ""},
             Way{"key A\nkey Enter\nwait 1500", HelpTopic::Arcade, "Paused"},
         }) {
        reopen();
        play(way.script);
        EXPECT_EQ(app->help_topic(), way.topic) << way.script;
        play("key F1\nexpect Screens");
        EXPECT_EQ(app->help_topic(), way.topic) << "first in the help";
        play("key Esc\nwait 100");
        if (*way.afterwards != '\0')
            play(std::string("expect ") + way.afterwards);
        EXPECT_EQ(app->help_topic(), way.topic) << way.script;
    }
}

} // namespace
} // namespace game
