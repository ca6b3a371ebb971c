#include "game/platform/sdl_events.h"

#include <limits>

#include <gtest/gtest.h>

namespace game {

namespace {

constexpr PointerScale one_to_one{Size{800, 600}, Size{800, 600}};

SDL_Event key_event(SDL_Scancode scancode, SDL_Keycode code, int state = KMOD_NONE)
{
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.scancode = scancode;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(state);
    return event;
}

KeyPressed pressed(SDL_Scancode scancode, SDL_Keycode code, int state = KMOD_NONE)
{
    return std::get<KeyPressed>(to_input(key_event(scancode, code, state), one_to_one).value());
}

SDL_Event button_event(Uint32 type, Uint8 button, int x, int y)
{
    SDL_Event event{};
    event.type = type;
    event.button.button = button;
    event.button.clicks = 2;
    event.button.x = x;
    event.button.y = y;
    return event;
}

} // namespace

TEST(SdlEvents, DigitsAreReadFromTheNumberRowWhateverIsPrintedOnIt)
{
    const KeyPressed seven{.key = Key::Digit, .symbol = '7'};
    EXPECT_EQ(pressed(SDL_SCANCODE_7, SDLK_7), seven);
    EXPECT_EQ(pressed(SDL_SCANCODE_7, static_cast<SDL_Keycode>(0xE8)), seven); // è on AZERTY
    EXPECT_EQ(pressed(SDL_SCANCODE_6, SDLK_MINUS).symbol, '6');
    EXPECT_EQ(pressed(SDL_SCANCODE_0, SDLK_0).symbol, '0');
}

TEST(SdlEvents, ADigitStaysADigitWithShiftAndCtrl)
{
    const KeyPressed five = pressed(SDL_SCANCODE_5, SDLK_PERCENT, KMOD_LSHIFT | KMOD_RCTRL);
    EXPECT_EQ(five.key, Key::Digit);
    EXPECT_EQ(five.symbol, '5');
    EXPECT_EQ(five.held, (Modifiers{.shift = true, .control = true}));
}

TEST(SdlEvents, TheKeypadTypesDigitsOrMoves)
{
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_8, SDLK_KP_8, KMOD_NUM).symbol, '8');
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_0, SDLK_KP_0, KMOD_NUM).symbol, '0');
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_8, SDLK_KP_8).key, Key::Up);
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_1, SDLK_KP_1).key, Key::End);
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_PERIOD, SDLK_KP_PERIOD).key, Key::Delete);
}

TEST(SdlEvents, LettersAreReadFromWhatIsPrinted)
{
    // The key beside Tab types A on AZERTY and Q on QWERTY.
    EXPECT_EQ(pressed(SDL_SCANCODE_Q, SDLK_a), (KeyPressed{.key = Key::Letter, .symbol = 'A'}));
    EXPECT_EQ(pressed(SDL_SCANCODE_Z, SDLK_z, KMOD_LCTRL).held.control, true);
}

TEST(SdlEvents, NamedKeysAndFunctionKeys)
{
    EXPECT_EQ(pressed(SDL_SCANCODE_F12, SDLK_F12).key, Key::F12);
    EXPECT_EQ(pressed(SDL_SCANCODE_RETURN, SDLK_RETURN).key, Key::Enter);
    EXPECT_EQ(pressed(SDL_SCANCODE_EQUALS, SDLK_EQUALS, KMOD_LCTRL).key, Key::Plus);
    EXPECT_EQ(pressed(SDL_SCANCODE_UNKNOWN, SDLK_UNKNOWN).key, Key::Other);
}

TEST(SdlEvents, AHeldKeyIsRepeated)
{
    SDL_Event event = key_event(SDL_SCANCODE_LEFT, SDLK_LEFT);
    event.key.repeat = 1;
    EXPECT_TRUE(std::get<KeyPressed>(*to_input(event, one_to_one)).repeated);
}

TEST(SdlEvents, PointerPointsBecomePixels)
{
    const PointerScale doubled{Size{400, 300}, Size{800, 600}};
    const auto input =
        to_input(button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 100, 50), doubled);

    const auto press = std::get<PointerPressed>(input.value());
    EXPECT_EQ(press.at, (Point{200, 100}));
    EXPECT_EQ(press.button, PointerButton::Right);
    EXPECT_EQ(press.clicks, 2);
    EXPECT_FALSE(to_input(button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1, 1, 1), doubled));
}

TEST(SdlEvents, WhatABrokenDriverSaysStaysWithinBounds)
{
    constexpr int least = std::numeric_limits<int>::min();
    constexpr int most = std::numeric_limits<int>::max();
    const PointerScale doubled{Size{400, 300}, Size{800, 600}};
    const auto press =
        to_input(button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, least, most), doubled);
    const Point at = std::get<PointerPressed>(*press).at;
    EXPECT_LT(at.x, 0);
    EXPECT_GT(at.x, -1'000'000);
    EXPECT_GT(at.y, 600);
    EXPECT_LT(at.y, 1'000'000);

    SDL_Event wheel{};
    wheel.type = SDL_MOUSEWHEEL;
    wheel.wheel.y = least;
    wheel.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    EXPECT_EQ(std::get<WheelTurned>(*to_input(wheel, doubled)).steps, 100);
}

TEST(SdlEvents, WindowEvents)
{
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    EXPECT_TRUE(std::holds_alternative<FocusLost>(*to_input(event, one_to_one)));
    event.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
    EXPECT_TRUE(std::holds_alternative<Resized>(*to_input(event, one_to_one)));
    event.window.event = SDL_WINDOWEVENT_MOVED;
    EXPECT_FALSE(to_input(event, one_to_one));
    event.type = SDL_QUIT;
    EXPECT_TRUE(std::holds_alternative<CloseRequested>(*to_input(event, one_to_one)));
}

} // namespace game
