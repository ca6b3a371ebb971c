#include "game/platform/simulated_input.h"

#include "engine/base/letters.h"
#include "game/platform/sdl_events.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

SDL_Keycode code_of(const KeyPressed& key)
{
    if (key.key == Key::Digit || key.key == Key::Sign)
        return key.symbol;
    if (key.key == Key::Letter)
        return key.symbol - 'A' + SDLK_a;
    return code_of(key.key);
}

Uint16 state_of(const Modifiers& held)
{
    const int state = (held.shift ? KMOD_LSHIFT : 0) | (held.control ? KMOD_LCTRL : 0) |
                      (held.alt ? KMOD_LALT : 0);
    return static_cast<Uint16>(state);
}

SDL_Event event_of(Uint32 type)
{
    SDL_Event event{};
    event.type = type;
    return event;
}

void push_button(Uint32 type, Point at, PointerButton button, int clicks)
{
    SDL_Event event = event_of(type);
    event.button.button = code_of(button);
    event.button.clicks = static_cast<Uint8>(clicks);
    event.button.x = at.x;
    event.button.y = at.y;
    SDL_PushEvent(&event);
}

} // namespace

void press_key(const KeyPressed& key)
{
    SDL_Event event = event_of(SDL_KEYDOWN);
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
        capital.front() = engine::capital(capital.front());
    press_key(parse_key(capital).value_or(KeyPressed{}));
    if (SDL_IsTextInputActive() == SDL_FALSE)
        return;
    SDL_Event event = event_of(SDL_TEXTINPUT);
    SDL_strlcpy(event.text.text, character.c_str(), sizeof(event.text.text));
    SDL_PushEvent(&event);
}

void type_text(const std::string& text)
{
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = engine::end_of_character(text, start);
        type_character(text.substr(start, end - start));
        start = end;
    }
}

// The name is in SDL's own memory, as the program frees it.
void drop_file(const std::string& path)
{
    SDL_Event event = event_of(SDL_DROPFILE);
    event.drop.file = SDL_strdup(path.c_str());
    SDL_PushEvent(&event);
}

void move_pointer(Point at, bool pressed)
{
    SDL_Event event = event_of(SDL_MOUSEMOTION);
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
    SDL_Event event = event_of(SDL_MOUSEWHEEL);
    event.wheel.mouseX = at.x;
    event.wheel.mouseY = at.y;
    event.wheel.y = steps;
    SDL_PushEvent(&event);
}

void move_finger(int finger, FingerChange change, Point at, Size window)
{
    SDL_Event event = event_of(change == FingerChange::Pressed ? SDL_FINGERDOWN
                               : change == FingerChange::Moved ? SDL_FINGERMOTION
                                                               : SDL_FINGERUP);
    event.tfinger.touchId = 1;
    event.tfinger.fingerId = finger;
    // The middle of the pixel, so that rounding finds it again.
    event.tfinger.x = static_cast<float>((at.x + 0.5) / window.width);
    event.tfinger.y = static_cast<float>((at.y + 0.5) / window.height);
    SDL_PushEvent(&event);
}

void change_focus(bool gained)
{
    SDL_Event event = event_of(SDL_WINDOWEVENT);
    event.window.event = gained ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST;
    SDL_PushEvent(&event);
}

void ask_to_close()
{
    SDL_Event event = event_of(SDL_QUIT);
    SDL_PushEvent(&event);
}

} // namespace game
