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

// What needs no more interpretation.
std::optional<Input> to_input(const SDL_Event& event, const PointerScale& scale)
{
    const auto read = to_device_event(event, scale);
    return read && std::holds_alternative<Input>(*read) ? std::optional(std::get<Input>(*read))
                                                        : std::nullopt;
}

KeyPressed pressed(SDL_Scancode scancode, SDL_Keycode code, int state = KMOD_NONE)
{
    return std::get<KeyPressed>(to_input(key_event(scancode, code, state), one_to_one).value());
}

template <typename Event>
Event read(const SDL_Event& event, const PointerScale& scale = one_to_one)
{
    return std::get<Event>(to_device_event(event, scale).value());
}

SDL_Event finger_event(Uint32 type, float across, float down)
{
    SDL_Event event{};
    event.type = type;
    event.tfinger.fingerId = 7;
    event.tfinger.x = across;
    event.tfinger.y = down;
    return event;
}

SDL_Event axis_event(SDL_GameControllerAxis axis, Sint16 value)
{
    SDL_Event event{};
    event.type = SDL_CONTROLLERAXISMOTION;
    event.caxis.axis = static_cast<Uint8>(axis);
    event.caxis.value = value;
    return event;
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
    EXPECT_EQ(pressed(SDL_SCANCODE_KP_PERIOD, SDLK_KP_PERIOD, KMOD_NUM).symbol, '.');
}

TEST(SdlEvents, LettersAreReadFromWhatIsPrinted)
{
    // The key beside Tab types A on AZERTY and Q on QWERTY.
    EXPECT_EQ(pressed(SDL_SCANCODE_Q, SDLK_a), (KeyPressed{.key = Key::Letter, .symbol = 'A'}));
    EXPECT_EQ(pressed(SDL_SCANCODE_Z, SDLK_z, KMOD_LCTRL).held.control, true);
}

TEST(SdlEvents, LettersOfOtherScriptsAreReadByTheirPlace)
{
    const auto cyrillic_ya = static_cast<SDL_Keycode>(0x44F);
    EXPECT_EQ(pressed(SDL_SCANCODE_Z, cyrillic_ya),
              (KeyPressed{.key = Key::Letter, .symbol = 'Z'}));
    const auto eszett = static_cast<SDL_Keycode>(0xDF);
    EXPECT_EQ(pressed(SDL_SCANCODE_MINUS, eszett).key, Key::Other) << "it is Latin, but no command";
}

TEST(SdlEvents, OtherPrintedCharactersAreSigns)
{
    EXPECT_EQ(pressed(SDL_SCANCODE_COMMA, SDLK_COMMA),
              (KeyPressed{.key = Key::Sign, .symbol = ','}));
    EXPECT_EQ(pressed(SDL_SCANCODE_SLASH, SDLK_MINUS).key, Key::Minus);
}

TEST(SdlEvents, ShiftAloneIsNoKeyButAModifier)
{
    const auto down = read<ModifierChanged>(key_event(SDL_SCANCODE_LSHIFT, SDLK_LSHIFT));
    EXPECT_EQ(down.key, ModifierKey::Shift);
    EXPECT_TRUE(down.down);
    SDL_Event up = key_event(SDL_SCANCODE_RCTRL, SDLK_RCTRL);
    up.type = SDL_KEYUP;
    EXPECT_EQ(read<ModifierChanged>(up).key, ModifierKey::Control);
    EXPECT_FALSE(read<ModifierChanged>(up).down);
}

TEST(SdlEvents, AReleasedKeyIsTheOneThatWasPressed)
{
    SDL_Event up = key_event(SDL_SCANCODE_7, SDLK_7);
    up.type = SDL_KEYUP;
    EXPECT_EQ(read<KeyReleased>(up).key.symbol, '7');
}

TEST(SdlEvents, FingersTouchPixels)
{
    const PointerScale doubled{Size{400, 300}, Size{800, 600}};
    const auto finger = read<FingerChanged>(finger_event(SDL_FINGERDOWN, 0.5F, 0.25F), doubled);
    EXPECT_EQ(finger.at, (Point{400, 150}));
    EXPECT_EQ(finger.finger, 7);
    EXPECT_EQ(finger.change, FingerChange::Pressed);
    EXPECT_EQ(read<FingerChanged>(finger_event(SDL_FINGERUP, 0, 0)).change, FingerChange::Released);
    const float odd = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(read<FingerChanged>(finger_event(SDL_FINGERMOTION, odd, 12)).at, (Point{0, 600}));
}

TEST(SdlEvents, ButtonsTriggersAndSticksOfAGamepad)
{
    SDL_Event event{};
    event.type = SDL_CONTROLLERBUTTONDOWN;
    event.cbutton.button = SDL_CONTROLLER_BUTTON_BACK;
    EXPECT_EQ(read<PadButtonChanged>(event).button, PadButton::View);
    EXPECT_TRUE(read<PadButtonChanged>(event).down);
    event.cbutton.button = 200;
    EXPECT_FALSE(to_device_event(event, one_to_one));

    EXPECT_TRUE(read<PadButtonChanged>(axis_event(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 20000)).down);
    EXPECT_FALSE(read<PadButtonChanged>(axis_event(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1000)).down);
    EXPECT_FALSE(to_device_event(axis_event(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 13000), one_to_one))
        << "between the two, nothing changes";
    const auto stick = read<StickMoved>(axis_event(SDL_CONTROLLER_AXIS_RIGHTY, -32768));
    EXPECT_EQ(stick.stick, Stick::Right);
    EXPECT_EQ(stick.down, -1);
    EXPECT_EQ(stick.right, 0);
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
