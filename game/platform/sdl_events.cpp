#include "game/platform/sdl_events.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "game/ui/rounding.h"

namespace game {

namespace {

// No screen is larger, and no wheel turns further. Larger values, as from a broken driver, are
// clamped, so that computing with them does not overflow an int.
constexpr int farthest = 1 << 16;
constexpr int max_steps = 100;

// What a code of SDL means. Of several codes for a thing, the first one is simulated.
template <class Thing>
struct Known {
    int code; // events may carry numbers that mean nothing
    Thing thing;
};

template <class Thing, std::size_t count>
std::optional<Thing> thing_in(const std::array<Known<Thing>, count>& all, int code)
{
    const auto* known = std::ranges::find(all, code, &Known<Thing>::code);
    return known == all.end() ? std::nullopt : std::optional(known->thing);
}

template <class Thing, std::size_t count>
std::optional<int> code_in(const std::array<Known<Thing>, count>& all, Thing thing)
{
    const auto* known = std::ranges::find(all, thing, &Known<Thing>::thing);
    return known == all.end() ? std::nullopt : std::optional(known->code);
}

// The triggers of a gamepad count as pressed from this part of their way on, and as released before
// that one.
constexpr double trigger_pressed = 0.5;
constexpr double trigger_released = 0.3;

constexpr std::array known_keys = {
    Known{SDLK_LEFT, Key::Left},      Known{SDLK_RIGHT, Key::Right},
    Known{SDLK_UP, Key::Up},          Known{SDLK_DOWN, Key::Down},
    Known{SDLK_HOME, Key::Home},      Known{SDLK_END, Key::End},
    Known{SDLK_PAGEUP, Key::PageUp},  Known{SDLK_PAGEDOWN, Key::PageDown},
    Known{SDLK_INSERT, Key::Insert},  Known{SDLK_TAB, Key::Tab},
    Known{SDLK_RETURN, Key::Enter},   Known{SDLK_RETURN2, Key::Enter},
    Known{SDLK_KP_ENTER, Key::Enter}, Known{SDLK_ESCAPE, Key::Escape},
    Known{SDLK_SPACE, Key::Space},    Known{SDLK_BACKSPACE, Key::Backspace},
    Known{SDLK_DELETE, Key::Delete},  Known{SDLK_PLUS, Key::Plus},
    Known{SDLK_EQUALS, Key::Plus},    Known{SDLK_KP_PLUS, Key::Plus},
    Known{SDLK_MINUS, Key::Minus},    Known{SDLK_KP_MINUS, Key::Minus},
};

// The keypad's keys while Num Lock is off: 1 to 9, then 0.
constexpr std::array keypad_moves = {
    Key::End,   Key::Down, Key::PageDown, Key::Left,   Key::Other,
    Key::Right, Key::Home, Key::Up,       Key::PageUp, Key::Other,
};

Modifiers modifiers_in(int state)
{
    return Modifiers{(state & KMOD_SHIFT) != 0, (state & KMOD_CTRL) != 0, (state & KMOD_ALT) != 0};
}

// The scancodes of '1' to '9' and '0' are in this order in both rows.
char numeral_at(int place)
{
    return place == 9 ? '0' : engine::letter_after('1', place);
}

KeyPressed keypad_key(int place, Uint16 state)
{
    if ((state & KMOD_NUM) != 0)
        return KeyPressed{.key = Key::Digit, .symbol = numeral_at(place)};
    return KeyPressed{.key = keypad_moves[place]};
}

constexpr std::array known_modifiers = {
    Known{SDLK_LSHIFT, ModifierKey::Shift},  Known{SDLK_RSHIFT, ModifierKey::Shift},
    Known{SDLK_LCTRL, ModifierKey::Control}, Known{SDLK_RCTRL, ModifierKey::Control},
    Known{SDLK_LALT, ModifierKey::Alt},
};

// The letter printed on the key or, where another script is printed, the letter at that place of a
// US keyboard: commands then still have keys.
std::optional<char> letter_on(const SDL_Keysym& keysym)
{
    if (keysym.sym >= SDLK_a && keysym.sym <= SDLK_z)
        return engine::letter_after('A', keysym.sym - SDLK_a);
    const bool is_latin = keysym.sym < 0x250 || (keysym.sym & SDLK_SCANCODE_MASK) != 0;
    if (!is_latin && keysym.scancode >= SDL_SCANCODE_A && keysym.scancode <= SDL_SCANCODE_Z)
        return engine::letter_after('A', keysym.scancode - SDL_SCANCODE_A);
    return std::nullopt;
}

// What a US keyboard has there; 0 for keys that are neither letters nor the signs of commands.
char place_of(SDL_Scancode scancode)
{
    if (scancode >= SDL_SCANCODE_A && scancode <= SDL_SCANCODE_Z)
        return engine::letter_after('A', scancode - SDL_SCANCODE_A);
    switch (scancode) {
    case SDL_SCANCODE_COMMA:
        return ',';
    case SDL_SCANCODE_PERIOD:
        return '.';
    case SDL_SCANCODE_MINUS:
        return '-';
    case SDL_SCANCODE_EQUALS:
        return '=';
    default:
        return 0;
    }
}

KeyPressed key_without_place(const SDL_Keysym& keysym)
{
    const SDL_Scancode scancode = keysym.scancode;
    if (scancode >= SDL_SCANCODE_1 && scancode <= SDL_SCANCODE_0)
        return KeyPressed{.key = Key::Digit, .symbol = numeral_at(scancode - SDL_SCANCODE_1)};
    if (scancode >= SDL_SCANCODE_KP_1 && scancode <= SDL_SCANCODE_KP_0)
        return keypad_key(scancode - SDL_SCANCODE_KP_1, keysym.mod);
    if (scancode == SDL_SCANCODE_KP_PERIOD)
        return (keysym.mod & KMOD_NUM) == 0 ? KeyPressed{.key = Key::Delete}
                                            : KeyPressed{.key = Key::Sign, .symbol = '.'};
    if (const auto letter = letter_on(keysym))
        return KeyPressed{.key = Key::Letter, .symbol = *letter};
    if (keysym.sym >= SDLK_F1 && keysym.sym <= SDLK_F12)
        return KeyPressed{.key = engine::enumerator_after(Key::F1, keysym.sym - SDLK_F1)};
    if (const auto known = thing_in(known_keys, keysym.sym))
        return KeyPressed{.key = *known};
    const bool is_ascii = keysym.sym > 0 && keysym.sym < 0x7F;
    const char symbol = is_ascii ? static_cast<char>(keysym.sym) : '\0';
    return is_sign(symbol) ? KeyPressed{.key = Key::Sign, .symbol = symbol} : KeyPressed{};
}

KeyPressed key_of(const SDL_Keysym& keysym)
{
    KeyPressed key = key_without_place(keysym);
    if (key.key == Key::Letter || key.key == Key::Sign || key.key == Key::Other)
        key.place = place_of(keysym.scancode);
    return key;
}

DeviceEvent to_key_event(const SDL_KeyboardEvent& event)
{
    const bool down = event.type == SDL_KEYDOWN;
    if (const auto modifier = thing_in(known_modifiers, event.keysym.sym))
        return ModifierChanged{*modifier, down && event.repeat == 0};
    if (!down)
        return KeyReleased{key_of(event.keysym)};
    KeyPressed pressed = key_of(event.keysym);
    pressed.held = modifiers_in(event.keysym.mod);
    pressed.repeated = event.repeat != 0;
    return Input(pressed);
}

constexpr std::array pointer_buttons = {
    Known{SDL_BUTTON_LEFT, PointerButton::Left},
    Known{SDL_BUTTON_MIDDLE, PointerButton::Middle},
    Known{SDL_BUTTON_RIGHT, PointerButton::Right},
};

std::optional<Input> to_pointer(const SDL_MouseButtonEvent& event, const PointerScale& scale)
{
    const auto button = thing_in(pointer_buttons, event.button);
    if (!button)
        return std::nullopt;
    const Point at = scale.apply(event.x, event.y);
    if (event.type == SDL_MOUSEBUTTONUP)
        return PointerReleased{at, *button};
    return PointerPressed{at, *button, std::max<int>(1, event.clicks),
                          modifiers_in(SDL_GetModState())};
}

Input to_move(const SDL_MouseMotionEvent& event, const PointerScale& scale)
{
    return PointerMoved{scale.apply(event.x, event.y), (event.state & SDL_BUTTON_LMASK) != 0,
                        modifiers_in(SDL_GetModState())};
}

Input to_wheel(const SDL_MouseWheelEvent& event, const PointerScale& scale)
{
    const int turned = std::clamp(event.y, -max_steps, max_steps);
    const int steps = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -turned : turned;
    return WheelTurned{scale.apply(event.mouseX, event.mouseY), steps,
                       modifiers_in(SDL_GetModState())};
}

std::optional<Input> to_window_input(const SDL_WindowEvent& event)
{
    switch (event.event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_MINIMIZED:
        return FocusLost{};
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        return FocusGained{};
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        return Resized{};
    case SDL_WINDOWEVENT_LEAVE:
        return PointerMoved{Point{-1, -1}}; // the pointer is outside the window
    default:
        return std::nullopt;
    }
}

FingerChanged to_finger(const SDL_TouchFingerEvent& event, const PointerScale& scale)
{
    FingerChange change = FingerChange::Moved;
    if (event.type == SDL_FINGERDOWN)
        change = FingerChange::Pressed;
    if (event.type == SDL_FINGERUP)
        change = FingerChange::Released;
    return {event.fingerId, scale.apply(event.x, event.y), change};
}

constexpr std::array known_buttons = {
    Known{SDL_CONTROLLER_BUTTON_A, PadButton::A},
    Known{SDL_CONTROLLER_BUTTON_B, PadButton::B},
    Known{SDL_CONTROLLER_BUTTON_X, PadButton::X},
    Known{SDL_CONTROLLER_BUTTON_Y, PadButton::Y},
    Known{SDL_CONTROLLER_BUTTON_BACK, PadButton::View},
    Known{SDL_CONTROLLER_BUTTON_START, PadButton::Menu},
    Known{SDL_CONTROLLER_BUTTON_LEFTSTICK, PadButton::LeftStick},
    Known{SDL_CONTROLLER_BUTTON_RIGHTSTICK, PadButton::RightStick},
    Known{SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PadButton::LeftShoulder},
    Known{SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PadButton::RightShoulder},
    Known{SDL_CONTROLLER_BUTTON_DPAD_UP, PadButton::Up},
    Known{SDL_CONTROLLER_BUTTON_DPAD_DOWN, PadButton::Down},
    Known{SDL_CONTROLLER_BUTTON_DPAD_LEFT, PadButton::Left},
    Known{SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PadButton::Right},
};

std::optional<DeviceEvent> to_pad_button(const SDL_ControllerButtonEvent& event)
{
    const auto button = thing_in(known_buttons, event.button);
    if (!button)
        return std::nullopt;
    return PadButtonChanged{*button, event.type == SDL_CONTROLLERBUTTONDOWN};
}

// The event tells one axis of a stick; the other is asked for.
StickMoved to_stick(const SDL_ControllerAxisEvent& event, Stick stick)
{
    SDL_GameController* pad = SDL_GameControllerFromInstanceID(event.which);
    const bool left = stick == Stick::Left;
    const auto share = [&](SDL_GameControllerAxis axis) {
        const Sint16 value =
            event.axis == axis ? event.value : SDL_GameControllerGetAxis(pad, axis);
        return value / 32768.0;
    };
    return {stick, share(left ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_RIGHTX),
            share(left ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_RIGHTY)};
}

std::optional<DeviceEvent> to_trigger(const SDL_ControllerAxisEvent& event, PadButton button)
{
    const double way = event.value / 32768.0;
    if (way >= trigger_pressed)
        return PadButtonChanged{button, true};
    if (way < trigger_released)
        return PadButtonChanged{button, false};
    return std::nullopt;
}

std::optional<DeviceEvent> to_pad_axis(const SDL_ControllerAxisEvent& event)
{
    switch (event.axis) {
    case SDL_CONTROLLER_AXIS_LEFTX:
    case SDL_CONTROLLER_AXIS_LEFTY:
        return to_stick(event, Stick::Left);
    case SDL_CONTROLLER_AXIS_RIGHTX:
    case SDL_CONTROLLER_AXIS_RIGHTY:
        return to_stick(event, Stick::Right);
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT:
        return to_trigger(event, PadButton::LeftTrigger);
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT:
        return to_trigger(event, PadButton::RightTrigger);
    default:
        return std::nullopt;
    }
}

// What is clear at once is input.
std::optional<DeviceEvent> clear(std::optional<Input> input)
{
    return input ? std::optional<DeviceEvent>(*std::move(input)) : std::nullopt;
}

// Null when memory ran out, or for a text that has no characters.
std::string dropped(const SDL_DropEvent& drop)
{
    return drop.file != nullptr ? drop.file : "";
}

} // namespace

Point PointerScale::apply(int x, int y) const
{
    const auto scaled = [](int at, int to, int from) {
        const std::int64_t near = std::clamp(at, -farthest, farthest);
        return static_cast<int>(from > 0 ? near * to / from : near);
    };
    return Point{scaled(x, output.width, window.width), scaled(y, output.height, window.height)};
}

SDL_Keycode code_of(Key key)
{
    if (key >= Key::F1 && key <= Key::F12)
        return SDLK_F1 + static_cast<int>(engine::index_of(key) - engine::index_of(Key::F1));
    return code_in(known_keys, key).value_or(SDLK_UNKNOWN);
}

Uint8 code_of(PointerButton button)
{
    const auto code = code_in(pointer_buttons, button);
    ENSURE(code);
    return static_cast<Uint8>(*code);
}

std::optional<int> code_of(PadButton button)
{
    return code_in(known_buttons, button);
}

// A broken driver may report anything, even what is not a number.
Point PointerScale::apply(double across, double down) const
{
    const auto scaled = [](double share, int side) {
        return std::isfinite(share) ? rounded_down(std::clamp(share, 0.0, 1.0) * side) : 0;
    };
    return Point{scaled(across, output.width), scaled(down, output.height)};
}

std::optional<DeviceEvent> to_device_event(const SDL_Event& event, const PointerScale& scale)
{
    switch (event.type) {
    case SDL_QUIT:
        return Input(CloseRequested{});
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return to_key_event(event.key);
    case SDL_TEXTINPUT:
        return Input(TextTyped{event.text.text});
    case SDL_DROPTEXT:
        return Input(TextDropped{dropped(event.drop)});
    case SDL_DROPFILE:
        return Input(FileDropped{dropped(event.drop)});
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return clear(to_pointer(event.button, scale));
    case SDL_MOUSEMOTION:
        return to_move(event.motion, scale);
    case SDL_MOUSEWHEEL:
        return to_wheel(event.wheel, scale);
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return to_finger(event.tfinger, scale);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return to_pad_button(event.cbutton);
    case SDL_CONTROLLERAXISMOTION:
        return to_pad_axis(event.caxis);
    case SDL_WINDOWEVENT:
        return clear(to_window_input(event.window));
    default:
        return std::nullopt;
    }
}

} // namespace game
