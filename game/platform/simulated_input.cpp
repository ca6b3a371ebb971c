#include "game/platform/simulated_input.h"

#include <algorithm>
#include <array>

#include <SDL.h>

namespace game {

namespace {

struct NamedKey {
    std::string_view name;
    Key key;
    SDL_Keycode code;
};

constexpr std::array named_keys = {
    NamedKey{"Left", Key::Left, SDLK_LEFT},
    NamedKey{"Right", Key::Right, SDLK_RIGHT},
    NamedKey{"Up", Key::Up, SDLK_UP},
    NamedKey{"Down", Key::Down, SDLK_DOWN},
    NamedKey{"Home", Key::Home, SDLK_HOME},
    NamedKey{"End", Key::End, SDLK_END},
    NamedKey{"PgUp", Key::PageUp, SDLK_PAGEUP},
    NamedKey{"PgDn", Key::PageDown, SDLK_PAGEDOWN},
    NamedKey{"Tab", Key::Tab, SDLK_TAB},
    NamedKey{"Enter", Key::Enter, SDLK_RETURN},
    NamedKey{"Esc", Key::Escape, SDLK_ESCAPE},
    NamedKey{"Space", Key::Space, SDLK_SPACE},
    NamedKey{"Backspace", Key::Backspace, SDLK_BACKSPACE},
    NamedKey{"Delete", Key::Delete, SDLK_DELETE},
    NamedKey{"Plus", Key::Plus, SDLK_PLUS},
    NamedKey{"Minus", Key::Minus, SDLK_MINUS},
    NamedKey{"F1", Key::F1, SDLK_F1},
    NamedKey{"F2", Key::F2, SDLK_F2},
    NamedKey{"F3", Key::F3, SDLK_F3},
    NamedKey{"F4", Key::F4, SDLK_F4},
    NamedKey{"F5", Key::F5, SDLK_F5},
    NamedKey{"F6", Key::F6, SDLK_F6},
    NamedKey{"F7", Key::F7, SDLK_F7},
    NamedKey{"F8", Key::F8, SDLK_F8},
    NamedKey{"F9", Key::F9, SDLK_F9},
    NamedKey{"F10", Key::F10, SDLK_F10},
    NamedKey{"F11", Key::F11, SDLK_F11},
    NamedKey{"F12", Key::F12, SDLK_F12},
};

// Removes a prefix such as "Ctrl+".
bool take_prefix(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix) || text.size() == prefix.size())
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

Modifiers take_modifiers(std::string_view& text)
{
    Modifiers held;
    bool more = true;
    while (more) {
        const bool control = take_prefix(text, "Ctrl+");
        const bool shift = take_prefix(text, "Shift+");
        const bool alt = take_prefix(text, "Alt+");
        held.control = held.control || control;
        held.shift = held.shift || shift;
        held.alt = held.alt || alt;
        more = control || shift || alt;
    }
    return held;
}

SDL_Keycode code_of(const KeyPressed& key)
{
    if (key.key == Key::Digit)
        return key.symbol;
    if (key.key == Key::Letter)
        return key.symbol - 'A' + SDLK_a;
    const auto* named = std::ranges::find(named_keys, key.key, &NamedKey::key);
    return named == named_keys.end() ? SDLK_UNKNOWN : named->code;
}

Uint16 state_of(const Modifiers& held)
{
    const int state = (held.shift ? KMOD_LSHIFT : 0) | (held.control ? KMOD_LCTRL : 0) |
                      (held.alt ? KMOD_LALT : 0);
    return static_cast<Uint16>(state);
}

Uint8 button_of(PointerButton button)
{
    switch (button) {
    case PointerButton::Left:
        return SDL_BUTTON_LEFT;
    case PointerButton::Middle:
        return SDL_BUTTON_MIDDLE;
    case PointerButton::Right:
        return SDL_BUTTON_RIGHT;
    }
    return 0;
}

void push_button(Uint32 type, Point at, PointerButton button, int clicks)
{
    SDL_Event event{};
    event.type = type;
    event.button.button = button_of(button);
    event.button.clicks = static_cast<Uint8>(clicks);
    event.button.x = at.x;
    event.button.y = at.y;
    SDL_PushEvent(&event);
}

} // namespace

std::optional<KeyPressed> parse_key(std::string_view text)
{
    KeyPressed key;
    key.held = take_modifiers(text);
    const auto* named = std::ranges::find(named_keys, text, &NamedKey::name);
    if (named != named_keys.end()) {
        key.key = named->key;
        return key;
    }
    if (text.size() != 1)
        return std::nullopt;
    key.symbol = text.front();
    const bool digit = key.symbol >= '0' && key.symbol <= '9';
    const bool letter = key.symbol >= 'A' && key.symbol <= 'Z';
    key.key = digit ? Key::Digit : Key::Letter;
    return digit || letter ? std::optional(key) : std::nullopt;
}

void press_key(const KeyPressed& key)
{
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    event.key.keysym.sym = code_of(key);
    event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym);
    event.key.keysym.mod = state_of(key.held);
    SDL_PushEvent(&event);
    event.type = SDL_KEYUP;
    event.key.state = SDL_RELEASED;
    SDL_PushEvent(&event);
}

// Sends what a keyboard sends: the key press, then its text if text input is on.
static void type_character(const std::string& character)
{
    std::string capital = character;
    if (capital.size() == 1)
        capital.front() = static_cast<char>(SDL_toupper(capital.front()));
    press_key(parse_key(capital).value_or(KeyPressed{}));
    if (SDL_IsTextInputActive() == SDL_FALSE)
        return;
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, character.c_str(), sizeof(event.text.text));
    SDL_PushEvent(&event);
}

void type_text(const std::string& text)
{
    std::size_t start = 0;
    while (start < text.size()) {
        std::size_t end = start + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            ++end;
        type_character(text.substr(start, end - start));
        start = end;
    }
}

void move_pointer(Point at, bool pressed)
{
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = at.x;
    event.motion.y = at.y;
    event.motion.state = pressed ? SDL_BUTTON_LMASK : 0;
    SDL_PushEvent(&event);
}

void press_pointer(Point at, PointerButton button, int clicks)
{
    push_button(SDL_MOUSEBUTTONDOWN, at, button, clicks);
}

void release_pointer(Point at, PointerButton button)
{
    push_button(SDL_MOUSEBUTTONUP, at, button, 1);
}

void turn_wheel(Point at, int steps)
{
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.mouseX = at.x;
    event.wheel.mouseY = at.y;
    event.wheel.y = steps;
    SDL_PushEvent(&event);
}

void change_focus(bool gained)
{
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event =
        static_cast<Uint8>(gained ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST);
    SDL_PushEvent(&event);
}

void ask_to_close()
{
    SDL_Event event{};
    event.type = SDL_QUIT;
    SDL_PushEvent(&event);
}

} // namespace game
