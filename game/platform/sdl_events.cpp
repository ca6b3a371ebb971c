#include "game/platform/sdl_events.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace game {

namespace {

// No screen is larger, and no wheel turns further. Larger values, as from a broken driver, are
// clamped, so that computing with them does not overflow an int.
constexpr int farthest = 1 << 16;
constexpr int max_steps = 100;

struct KnownKey {
    SDL_Keycode code;
    Key key;
};

constexpr std::array known_keys = {
    KnownKey{SDLK_LEFT, Key::Left},      KnownKey{SDLK_RIGHT, Key::Right},
    KnownKey{SDLK_UP, Key::Up},          KnownKey{SDLK_DOWN, Key::Down},
    KnownKey{SDLK_HOME, Key::Home},      KnownKey{SDLK_END, Key::End},
    KnownKey{SDLK_PAGEUP, Key::PageUp},  KnownKey{SDLK_PAGEDOWN, Key::PageDown},
    KnownKey{SDLK_INSERT, Key::Insert},  KnownKey{SDLK_TAB, Key::Tab},
    KnownKey{SDLK_RETURN, Key::Enter},   KnownKey{SDLK_RETURN2, Key::Enter},
    KnownKey{SDLK_KP_ENTER, Key::Enter}, KnownKey{SDLK_ESCAPE, Key::Escape},
    KnownKey{SDLK_SPACE, Key::Space},    KnownKey{SDLK_BACKSPACE, Key::Backspace},
    KnownKey{SDLK_DELETE, Key::Delete},  KnownKey{SDLK_PLUS, Key::Plus},
    KnownKey{SDLK_EQUALS, Key::Plus},    KnownKey{SDLK_KP_PLUS, Key::Plus},
    KnownKey{SDLK_MINUS, Key::Minus},    KnownKey{SDLK_KP_MINUS, Key::Minus},
};

// The keypad's keys while Num Lock is off: 1 to 9, then 0.
constexpr std::array keypad_moves = {
    Key::End,   Key::Down, Key::PageDown, Key::Left,   Key::Other,
    Key::Right, Key::Home, Key::Up,       Key::PageUp, Key::Other,
};

Modifiers modifiers_in(Uint16 state)
{
    return Modifiers{(state & KMOD_SHIFT) != 0, (state & KMOD_CTRL) != 0, (state & KMOD_ALT) != 0};
}

// The scancodes of '1' to '9' and '0' are in this order in both rows.
char digit_at(int place)
{
    return static_cast<char>(place == 9 ? '0' : '1' + place);
}

KeyPressed keypad_key(int place, Uint16 state)
{
    if ((state & KMOD_NUM) != 0)
        return KeyPressed{.key = Key::Digit, .symbol = digit_at(place)};
    return KeyPressed{.key = keypad_moves[place]};
}

KeyPressed key_of(const SDL_Keysym& keysym)
{
    const SDL_Scancode scancode = keysym.scancode;
    if (scancode >= SDL_SCANCODE_1 && scancode <= SDL_SCANCODE_0)
        return KeyPressed{.key = Key::Digit, .symbol = digit_at(scancode - SDL_SCANCODE_1)};
    if (scancode >= SDL_SCANCODE_KP_1 && scancode <= SDL_SCANCODE_KP_0)
        return keypad_key(scancode - SDL_SCANCODE_KP_1, keysym.mod);
    if (scancode == SDL_SCANCODE_KP_PERIOD && (keysym.mod & KMOD_NUM) == 0)
        return KeyPressed{.key = Key::Delete};
    if (keysym.sym >= SDLK_a && keysym.sym <= SDLK_z)
        return KeyPressed{.key = Key::Letter,
                          .symbol = static_cast<char>(keysym.sym - SDLK_a + 'A')};
    if (keysym.sym >= SDLK_F1 && keysym.sym <= SDLK_F12)
        return KeyPressed{.key = static_cast<Key>(static_cast<int>(Key::F1) +
                                                  static_cast<int>(keysym.sym - SDLK_F1))};
    const auto* known = std::ranges::find(known_keys, keysym.sym, &KnownKey::code);
    return KeyPressed{.key = known == known_keys.end() ? Key::Other : known->key};
}

KeyPressed to_key_pressed(const SDL_KeyboardEvent& event)
{
    KeyPressed pressed = key_of(event.keysym);
    pressed.held = modifiers_in(event.keysym.mod);
    pressed.repeated = event.repeat != 0;
    return pressed;
}

std::optional<PointerButton> to_button(Uint8 button)
{
    switch (button) {
    case SDL_BUTTON_LEFT:
        return PointerButton::Left;
    case SDL_BUTTON_MIDDLE:
        return PointerButton::Middle;
    case SDL_BUTTON_RIGHT:
        return PointerButton::Right;
    default:
        return std::nullopt;
    }
}

std::optional<Input> to_pointer(const SDL_MouseButtonEvent& event, const PointerScale& scale)
{
    const auto button = to_button(event.button);
    if (!button)
        return std::nullopt;
    const Point at = scale.apply(event.x, event.y);
    if (event.type == SDL_MOUSEBUTTONUP)
        return PointerReleased{at, *button};
    return PointerPressed{at, *button, std::max<int>(1, event.clicks),
                          modifiers_in(static_cast<Uint16>(SDL_GetModState()))};
}

Input to_move(const SDL_MouseMotionEvent& event, const PointerScale& scale)
{
    return PointerMoved{scale.apply(event.x, event.y), (event.state & SDL_BUTTON_LMASK) != 0,
                        modifiers_in(static_cast<Uint16>(SDL_GetModState()))};
}

Input to_wheel(const SDL_MouseWheelEvent& event, const PointerScale& scale)
{
    const int turned = std::clamp(event.y, -max_steps, max_steps);
    const int steps = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -turned : turned;
    return WheelTurned{scale.apply(event.mouseX, event.mouseY), steps,
                       modifiers_in(static_cast<Uint16>(SDL_GetModState()))};
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

} // namespace

Point PointerScale::apply(int x, int y) const
{
    const auto scaled = [](int at, int to, int from) {
        const std::int64_t near = std::clamp(at, -farthest, farthest);
        return static_cast<int>(from > 0 ? near * to / from : near);
    };
    return Point{scaled(x, output.width, window.width), scaled(y, output.height, window.height)};
}

std::optional<Input> to_input(const SDL_Event& event, const PointerScale& scale)
{
    switch (event.type) {
    case SDL_QUIT:
        return CloseRequested{};
    case SDL_KEYDOWN:
        return to_key_pressed(event.key);
    case SDL_TEXTINPUT:
        return TextTyped{event.text.text};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return to_pointer(event.button, scale);
    case SDL_MOUSEMOTION:
        return to_move(event.motion, scale);
    case SDL_MOUSEWHEEL:
        return to_wheel(event.wheel, scale);
    case SDL_WINDOWEVENT:
        return to_window_input(event.window);
    default:
        return std::nullopt;
    }
}

} // namespace game
