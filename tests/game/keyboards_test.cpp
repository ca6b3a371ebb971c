// Keyboards of other countries: what counts is the place of a key where the place is meant, and
// otherwise what is printed on it.

#include <gtest/gtest.h>

#include "game/platform/sdl_events.h"
#include "game/ui/key_bindings.h"
#include "game/ui/key_names.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

// As SDL reports it.
KeyPressed pressed_at(SDL_Scancode scancode, SDL_Keycode code, int state = KMOD_NONE)
{
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.scancode = scancode;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(state);
    const auto read = to_device_event(event, {Size{800, 600}, Size{800, 600}});
    return std::get<KeyPressed>(std::get<Input>(read.value()));
}

KeyLabels french_labels()
{
    KeyLabels labels;
    labels.printed['A' - 'A'] = 'Q';
    labels.printed['Q' - 'A'] = 'A';
    labels.printed['W' - 'A'] = 'Z';
    labels.printed['Z' - 'A'] = 'W';
    labels.printed['M' - 'A'] = ',';
    return labels;
}

TEST(FrenchKeyboard, MovesWithTheKeysWhereWASDAreElsewhere)
{
    KeyBindings keys;
    const KeyLabels labels = french_labels();
    EXPECT_EQ(movement_letters(labels), "Z Q S D");
    EXPECT_FALSE(letters_move(keys, labels));
    let_letters_move(keys, labels, true);
    EXPECT_TRUE(letters_move(keys, labels));
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_W, SDLK_z)), Command::MoveUp);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_A, SDLK_q)), Command::MoveLeft);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_S, SDLK_s)), Command::MoveDown);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_D, SDLK_d, KMOD_LSHIFT)),
              Command::GrowRight);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_Z, SDLK_w)), std::nullopt)
        << "W is printed elsewhere";
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_W, SDLK_z, KMOD_LCTRL)), Command::Undo)
        << "Ctrl Z is what is printed";
    EXPECT_TRUE(keys.keys_of(Command::ModeDigit).empty()) << "Z moves now";
    let_letters_move(keys, labels, false);
    EXPECT_FALSE(letters_move(keys, labels));
}

TEST(FrenchKeyboard, TheHelpNamesWhatIsPrinted)
{
    const engine::Translations texts;
    KeyBindings keys;
    let_letters_move(keys, KeyLabels{}, true);
    const auto last_key = [&] {
        return key_name(keys.keys_of(Command::MoveUp).back(), texts);
    };
    EXPECT_EQ(last_key(), "W");
    keys.follow(french_labels());
    EXPECT_EQ(last_key(), "Z");
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_W, SDLK_z)), Command::MoveUp);
}

TEST(FrenchKeyboard, PlacesComeBackFromTheSettings)
{
    Settings settings;
    let_letters_move(settings.keys, french_labels(), true);
    const std::string text = to_text(settings);
    EXPECT_NE(text.find("key.move-up = Up at-W\n"), std::string::npos) << text;
    Settings read = parse_settings(text);
    EXPECT_EQ(read, settings);
    read.keys.follow(french_labels());
    EXPECT_TRUE(letters_move(read.keys, french_labels()));
    EXPECT_EQ(key_name(read.keys.keys_of(Command::MoveUp).back(), engine::Translations()), "Z");
}

TEST(FrenchKeyboard, LettersOfEarlierVersionsStillMove)
{
    const Settings settings =
        parse_settings("key.move-up = Up W\nkey.move-left = Left A\nkey.move-down = Down S\n"
                       "key.move-right = Right D\nkey.grow-up = Shift+Up Shift+W\n"
                       "key.grow-left = Shift+Left Shift+A\nkey.grow-down = Shift+Down Shift+S\n"
                       "key.grow-right = Shift+Right Shift+D\n");
    EXPECT_TRUE(letters_move(settings.keys, KeyLabels{}));
}

TEST(FrenchKeyboard, AnotherCommandCanHaveAKeyThatMoves)
{
    const KeyPressed z = pressed_at(SDL_SCANCODE_W, SDLK_z);
    KeyBindings keys;
    let_letters_move(keys, french_labels(), true);
    keys.give(Command::Pause, z);
    EXPECT_EQ(keys.command_for(z), Command::Pause);
    EXPECT_FALSE(letters_move(keys, french_labels()));
    let_letters_move(keys, french_labels(), true);
    EXPECT_EQ(keys.command_for(z), Command::MoveUp);
    keys.restore(Command::ModeDigit);
    EXPECT_EQ(keys.command_for(z), Command::ModeDigit);
}

TEST(FrenchKeyboard, LettersAreWhatIsPrinted)
{
    const KeyBindings keys;
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_H, SDLK_h)), Command::Hint);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_W, SDLK_z)), Command::ModeDigit);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_SEMICOLON, SDLK_m)), Command::DrawOnNotes);
}

// The keys right of M: there , is where M is, and ; : where , . are.
TEST(FrenchKeyboard, SignsThatNeedShiftAreAtTheirPlace)
{
    const KeyBindings keys;
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_M, SDLK_COMMA)), Command::PreviousDigit);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_COMMA, SDLK_SEMICOLON)),
              Command::PreviousDigit);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_PERIOD, SDLK_COLON)), Command::NextDigit);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_MINUS, SDLK_RIGHTPAREN, KMOD_LCTRL)),
              Command::TextSmaller);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_EQUALS, SDLK_EQUALS, KMOD_LCTRL)),
              Command::TextLarger);
}

TEST(FrenchKeyboard, PlaysWithTheNumberRowAndTheKeypad)
{
    Desk desk;
    desk.host.keyboard = french_labels();
    let_letters_move(desk.settings.keys, desk.host.keyboard, true);
    Player player(desk, make_play_scene(desk.services, new_game()));
    const auto digit = [&](int row, int column) {
        return player.top<PlayScene>()->game().session.board()[cell_at(row, column)].digit;
    };
    player.press(pressed_at(SDL_SCANCODE_D, SDLK_d)); // selects
    player.press(pressed_at(SDL_SCANCODE_HOME, SDLK_HOME));
    player.press(pressed_at(SDL_SCANCODE_D, SDLK_d));
    player.press(pressed_at(SDL_SCANCODE_2, static_cast<SDL_Keycode>(0xE9))); // é
    EXPECT_EQ(digit(1, 2), 2);
    player.press(pressed_at(SDL_SCANCODE_S, SDLK_s));
    player.press(pressed_at(SDL_SCANCODE_A, SDLK_q));
    player.press(pressed_at(SDL_SCANCODE_KP_3, SDLK_KP_3, KMOD_NUM));
    EXPECT_EQ(digit(2, 1), 3);
    player.press(pressed_at(SDL_SCANCODE_KP_2, SDLK_KP_2)); // without Num Lock: down
    player.press(pressed_at(SDL_SCANCODE_KP_2, SDLK_KP_2, KMOD_NUM));
    EXPECT_EQ(digit(3, 1), 2);
    player.press(pressed_at(SDL_SCANCODE_KP_PERIOD, SDLK_KP_PERIOD)); // without: Delete
    EXPECT_EQ(digit(3, 1), 0);
}

// Z and Y have changed their places.
TEST(GermanKeyboard, UndoIsWhereZIsPrinted)
{
    const KeyBindings keys;
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_Y, SDLK_z, KMOD_LCTRL)), Command::Undo);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_Z, SDLK_y, KMOD_LCTRL)), Command::Redo);
    EXPECT_EQ(keys.command_for(pressed_at(SDL_SCANCODE_SLASH, SDLK_MINUS)), Command::ZoomOut);
}

} // namespace
} // namespace game
