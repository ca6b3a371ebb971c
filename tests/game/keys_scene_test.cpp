// Choosing other keys for commands.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "tests/game/menu_screen.h"

namespace game {
namespace {

constexpr KeyPressed up{.key = Key::Up};

KeyPressed letter_key(char letter, Modifiers held = {})
{
    return {.key = Key::Letter, .symbol = letter, .held = held};
}

class KeysScene : public testing::Test {
protected:
    KeysScene() : screen(world, make_keys_scene) {}

    void press(const KeyPressed& key) { screen.scene().handle(key); }
    const std::vector<KeyPressed>& keys_of(Command command)
    {
        return world.settings.keys.keys_of(command);
    }

    MenuWorld world;
    MenuScreen screen;
};

TEST_F(KeysScene, AKeyIsChosenByPressingIt)
{
    press({.key = Key::Enter}); // on the key of the first command
    EXPECT_TRUE(screen.shows("Press the key for \"Move up\""));
    EXPECT_TRUE(screen.scene().takes_every_key());
    press(letter_key('W'));
    EXPECT_FALSE(screen.scene().takes_every_key());
    EXPECT_EQ(keys_of(Command::MoveUp), std::vector{letter_key('W')});
    EXPECT_EQ(world.saves.settings(), world.settings);
    EXPECT_TRUE(screen.shows("W"));
}

TEST_F(KeysScene, AnotherKeyCanBeAddedAndTakenAway)
{
    press({.key = Key::Right}); // to the plus
    press({.key = Key::Enter});
    press(letter_key('W'));
    EXPECT_EQ(keys_of(Command::MoveUp), (std::vector{up, letter_key('W')}));
    press({.key = Key::Left});
    press({.key = Key::Delete});
    EXPECT_EQ(keys_of(Command::MoveUp).size(), 1u);
}

TEST_F(KeysScene, AKeyOfAnotherCommandIsMovedWhenItIsPressedAgain)
{
    press({.key = Key::Enter});
    press(letter_key('Z'));
    EXPECT_TRUE(world.settings.keys.are_usual()) << "it only says who has it";
    press(letter_key('Z'));
    EXPECT_EQ(keys_of(Command::MoveUp), std::vector{letter_key('Z')});
    EXPECT_TRUE(keys_of(Command::ModeDigit).empty());
}

TEST_F(KeysScene, SaysWhichKeysCannotBeChosen)
{
    press({.key = Key::Enter});
    press({.key = Key::Digit, .symbol = '5'});
    EXPECT_TRUE(screen.shows("1 to 9 write digits, notes and colours"));
    press({.key = Key::Enter});
    press({.key = Key::Enter});
    EXPECT_TRUE(screen.scene().takes_every_key()) << "Enter always confirms";
    press({.key = Key::Escape});
    EXPECT_FALSE(screen.scene().takes_every_key());
    EXPECT_TRUE(world.settings.keys.are_usual());
}

TEST_F(KeysScene, OneOrAllComeBackToTheUsual)
{
    world.settings.keys.give(Command::MoveUp, letter_key('W'), up);
    world.settings.keys.give(Command::Pause, letter_key('I'));
    MenuScreen changed(world, make_keys_scene);
    changed.press(Key::Right);
    changed.press(Key::Right); // to the arrow after the plus
    changed.press(Key::Enter);
    EXPECT_TRUE(world.settings.keys.is_usual(Command::MoveUp));
    EXPECT_FALSE(world.settings.keys.is_usual(Command::Pause));
    changed.press(Key::Tab);
    changed.press(Key::Enter);
    EXPECT_TRUE(world.settings.keys.are_usual());
}

TEST_F(KeysScene, APressOfTheMouseEndsTheChoice)
{
    press({.key = Key::Enter});
    screen.click(Point{5, 5});
    EXPECT_FALSE(screen.scene().takes_every_key());
}

} // namespace
} // namespace game
