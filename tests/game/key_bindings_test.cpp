// Which key gives which command, as the player has chosen, and how keys are written.

#include "game/ui/key_bindings.h"

#include <gtest/gtest.h>

#include "game/ui/key_names.h"
#include "game/ui/settings.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

constexpr KeyPressed f9{.key = Key::F9};

TEST(KeyBindings, KeysWithCtrlAreOtherKeys)
{
    const KeyBindings usual;
    EXPECT_EQ(usual.command_for(letter('Z')), Command::ModeDigit);
    EXPECT_EQ(usual.command_for(letter('Z', {.control = true})), Command::Undo);
    EXPECT_EQ(usual.command_for(letter('Z', {.shift = true, .control = true})), Command::Redo);
    EXPECT_EQ(usual.command_for(letter('Q')), std::nullopt);
}

TEST(KeyBindings, ARepeatedKeyMeansTheSame)
{
    const KeyPressed repeated{.key = Key::Left, .repeated = true};
    EXPECT_EQ(KeyBindings().command_for(repeated), Command::MoveLeft);
}

TEST(KeyBindings, PlusCountsWithAndWithoutShift)
{
    for (const bool shift : {false, true}) {
        const KeyPressed plus{.key = Key::Plus, .held = {.shift = shift, .control = true}};
        EXPECT_EQ(KeyBindings().command_for(plus), Command::TextLarger);
    }
}

TEST(KeyBindings, AKeyIsAddedOrPutInThePlaceOfAnother)
{
    KeyBindings keys;
    keys.give(Command::Undo, letter('Q'));
    EXPECT_EQ(keys.command_for(letter('Q')), Command::Undo);
    EXPECT_EQ(keys.command_for(letter('Z', with_control)), Command::Undo);
    keys.give(Command::Undo, letter('W'), letter('Q'));
    EXPECT_EQ(keys.command_for(letter('Q')), std::nullopt);
    EXPECT_EQ(keys.keys_of(Command::Undo), (std::vector{letter('Z', with_control), letter('W')}));
    EXPECT_FALSE(keys.is_usual(Command::Undo));
    EXPECT_TRUE(keys.is_usual(Command::Redo));
}

TEST(KeyBindings, AKeyIsTakenFromTheCommandThatHadIt)
{
    KeyBindings keys;
    keys.give(Command::Hint, f9);
    EXPECT_EQ(keys.command_for(f9), Command::Hint);
    EXPECT_EQ(keys.keys_of(Command::Rules), std::vector{letter('R')});
    keys.give(Command::Hint, letter('R'));
    EXPECT_TRUE(keys.keys_of(Command::Rules).empty());
    EXPECT_EQ(key_name(Command::Rules, keys, engine::Translations()), "");
}

TEST(KeyBindings, TheUsualKeysComeBackAndOthersLoseThem)
{
    KeyBindings keys;
    keys.give(Command::Hint, letter('R'));
    keys.restore(Command::Rules);
    EXPECT_EQ(keys.command_for(letter('R')), Command::Rules);
    EXPECT_TRUE(keys.are_usual());
    EXPECT_EQ(keys, KeyBindings());
}

TEST(KeyBindings, ChoosingTheUsualKeysIsNoChoice)
{
    KeyBindings keys;
    keys.give(Command::Undo, letter('Q'), letter('Z', with_control));
    keys.give(Command::Undo, letter('Z', with_control), letter('Q'));
    EXPECT_TRUE(keys.are_usual());
    EXPECT_TRUE(keys.lines().empty());
}

TEST(KeyBindings, ACommandHasOnlySoManyKeys)
{
    KeyBindings keys;
    for (const char symbol : {'Q', 'W', 'E', 'T', 'S'})
        keys.give(Command::Undo, letter(symbol));
    EXPECT_EQ(keys.keys_of(Command::Undo).size(), KeyBindings::most_keys);
    EXPECT_EQ(keys.command_for(letter('S')), std::nullopt);
}

TEST(KeyBindings, NumeralsWriteAndCantBeChosen)
{
    EXPECT_NE(why_not_bindable(numeral(7)), nullptr);
    EXPECT_NE(why_not_bindable(numeral(7, with_shift)), nullptr);
    EXPECT_EQ(why_not_bindable(numeral(7, {.alt = true})), nullptr);
    EXPECT_EQ(why_not_bindable(numeral(0)), nullptr) << "it erases";
    EXPECT_NE(why_not_bindable(KeyPressed{}), nullptr) << "an unknown key";
    EXPECT_EQ(why_not_bindable(KeyPressed{.key = Key::Sign, .symbol = ','}), nullptr);
}

TEST(KeyBindings, AreLinesOfTheSettings)
{
    Settings settings;
    settings.keys.give(Command::Hint, f9);
    settings.keys.give(Command::Hint, KeyPressed{.key = Key::Sign, .symbol = ','});
    settings.keys.take(Command::Pause, letter('P'));
    settings.keys.take(Command::Pause, key(Key::F3));
    const std::string text = to_text(settings);
    EXPECT_NE(text.find("key.hint = H F2 F9 ,\n"), std::string::npos) << text;
    EXPECT_NE(text.find("key.pause = none\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("key.undo"), std::string::npos) << "it has its usual keys";
    EXPECT_EQ(parse_settings(text), settings);
}

TEST(KeyBindings, NamesOfAnotherVersionAreKept)
{
    const std::string text = "key.dance = Ctrl+D\nkey.undo = Ctrl+Z Pedal\n";
    const Settings settings = parse_settings(text);
    EXPECT_EQ(settings.keys.command_for(letter('Z', with_control)), Command::Undo);
    const std::string written = to_text(settings);
    EXPECT_NE(written.find("key.dance = Ctrl+D\n"), std::string::npos);
    EXPECT_NE(written.find("key.undo = Ctrl+Z Pedal\n"), std::string::npos);
    EXPECT_EQ(parse_settings(written), settings);
}

TEST(KeyBindings, WhatAnEditedFileSaysStaysSafe)
{
    const KeyBindings keys = parse_settings("key.back = F9\n"
                                            "key.confirm = none\n"
                                            "key.hint = 5 Shift+6 H\n"
                                            "key.redo = Ctrl+Z\n")
                                 .keys;
    EXPECT_EQ(keys.command_for(key(Key::Escape)), Command::Back) << "no screen becomes a trap";
    EXPECT_EQ(keys.command_for(key(Key::Enter)), Command::Confirm);
    EXPECT_EQ(keys.command_for(f9), Command::Back);
    EXPECT_EQ(keys.command_for(numeral(5)), std::nullopt) << "it writes";
    EXPECT_EQ(keys.command_for(letter('Z', with_control)), Command::Redo) << "it was chosen";
}

TEST(KeyNames, AreReadAsTheyAreWritten)
{
    const std::vector<KeyPressed> keys = {letter('Z', {.shift = true, .control = true}),
                                          numeral(7, {.alt = true}), key(Key::PageUp),
                                          KeyPressed{.key = Key::Sign, .symbol = '#'},
                                          KeyPressed{.key = Key::Plus, .held = with_control}};
    for (const KeyPressed& one : keys)
        EXPECT_EQ(parse_key(key_text(one)), one) << key_text(one);
    EXPECT_EQ(key_text(keys.front()), "Ctrl+Shift+Z");
    EXPECT_FALSE(parse_key("Ctrl+"));
    EXPECT_FALSE(parse_key("z"));
    EXPECT_FALSE(parse_key(""));
}

TEST(KeyNames, AreShownInTheWordsOfPlayers)
{
    const engine::Translations english;
    EXPECT_EQ(key_name(Command::Undo, {}, english), "Ctrl Z");
    EXPECT_EQ(key_name(Command::Settings, {}, english), "F10");
    EXPECT_EQ(key_name(Command::Back, {}, english), "Esc");
}

class OwnKeys : public PlaySceneTest {
protected:
    OwnKeys()
    {
        desk.settings.keys.give(Command::Undo, letter('Y'), letter('Z', with_control));
        desk.settings.keys.give(Command::Back, key(Key::F4));
    }
};

TEST_F(OwnKeys, WorkInPlay)
{
    player.press(key(Key::Right));
    player.press(key(Key::Right));
    player.press(numeral(2));
    EXPECT_EQ(digit_at(1, 2), 2);
    player.press(letter('Z', with_control));
    EXPECT_EQ(digit_at(1, 2), 2) << "this is no longer the key";
    player.press(letter('Y'));
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
}

TEST_F(OwnKeys, AreShownOnThePageOfAllCommands)
{
    desk.settings.keys.give(Command::Hint, letter('Y'), letter('H'));
    player.press(key(Key::F4));
    EXPECT_TRUE(is_paused());
    player.press(key(Key::Tab));
    EXPECT_TRUE(player.sees("Y"));
    EXPECT_FALSE(player.sees("H"));
}

} // namespace
} // namespace game
