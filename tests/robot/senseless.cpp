// Events with random content. They keep SDL's guarantees: texts are terminated, and the name of a
// dropped file is owned by the receiver.

#include <array>
#include <cmath>
#include <limits>

#include <SDL.h>

#include "tests/robot/hands.h"

namespace robot {

namespace {

constexpr std::array odd_numbers = {
    std::numeric_limits<int>::min(), std::numeric_limits<int>::max(), -1, 0, 32767, -32768, 65536};

int any_number(Dice& dice)
{
    switch (dice.below(4)) {
    case 0:
        return odd_numbers[static_cast<std::size_t>(dice.below(odd_numbers.size()))];
    case 1:
        return dice.below(std::numeric_limits<int>::max()) * (dice.below(2) == 0 ? 1 : -1);
    default:
        return dice.below(20) - 10;
    }
}

float any_share(Dice& dice)
{
    switch (dice.below(8)) {
    case 0:
        return std::numeric_limits<float>::quiet_NaN();
    case 1:
        return std::numeric_limits<float>::infinity();
    default:
        return static_cast<float>(dice.below(3000) - 1000) / 1000;
    }
}

game::Point any_place(const game::App& app, Dice& dice)
{
    if (dice.below(6) == 0)
        return {any_number(dice), any_number(dice)};
    const game::Size size = app.shown().size();
    return {dice.below(size.width * 2) - size.width / 2,
            dice.below(size.height * 2) - size.height / 2};
}

std::string send(SDL_Event event, const std::string& what)
{
    SDL_PushEvent(&event);
    return what;
}

std::string press_any_key(Dice& dice)
{
    SDL_Event event{};
    event.type = dice.below(5) == 0 ? SDL_KEYUP : SDL_KEYDOWN;
    SDL_Keysym& key = event.key.keysym;
    key.scancode = static_cast<SDL_Scancode>(dice.below(SDL_NUM_SCANCODES));
    const bool odd = dice.below(4) == 0;
    key.sym = odd ? any_number(dice) : SDL_GetKeyFromScancode(key.scancode);
    key.mod = static_cast<Uint16>(dice.below(2) == 0 ? 0 : dice.below(65536));
    event.key.repeat = static_cast<Uint8>(dice.below(3) == 0 ? dice.below(256) : 0);
    return send(event, "key " + std::to_string(key.scancode) + " " + std::to_string(key.sym) +
                           " with " + std::to_string(key.mod));
}

std::string type_anything(Dice& dice)
{
    SDL_Event event{};
    const std::string text = any_text(dice, 31);
    event.type = dice.below(3) == 0 ? SDL_TEXTEDITING : SDL_TEXTINPUT;
    char* place = event.type == SDL_TEXTINPUT ? event.text.text : event.edit.text;
    text.copy(place, 31);
    return send(event, "text of " + std::to_string(text.size()) + " bytes");
}

std::string point_anywhere(const game::App& app, Dice& dice)
{
    const game::Point at = any_place(app, dice);
    SDL_Event event{};
    switch (dice.below(4)) {
    case 0:
        event.type = SDL_MOUSEMOTION;
        event.motion.x = at.x;
        event.motion.y = at.y;
        event.motion.state = static_cast<Uint32>(dice.below(256));
        break;
    case 1:
        event.type = SDL_MOUSEWHEEL;
        event.wheel.mouseX = at.x;
        event.wheel.mouseY = at.y;
        event.wheel.x = any_number(dice);
        event.wheel.y = any_number(dice);
        event.wheel.direction = static_cast<Uint32>(dice.below(3));
        break;
    default:
        event.type = dice.below(2) == 0 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
        event.button.x = at.x;
        event.button.y = at.y;
        event.button.button = static_cast<Uint8>(dice.below(2) == 0 ? 1 : dice.below(256));
        event.button.clicks = static_cast<Uint8>(dice.below(256));
    }
    return send(event, "pointer event " + std::to_string(event.type) + " at " +
                           std::to_string(at.x) + "," + std::to_string(at.y));
}

std::string touch_anywhere(Dice& dice)
{
    constexpr std::array<Uint32, 5> types = {SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION,
                                             SDL_MULTIGESTURE, SDL_DOLLARGESTURE};
    SDL_Event event{};
    event.type = types[static_cast<std::size_t>(dice.below(types.size()))];
    event.tfinger.fingerId = dice.below(12);
    event.tfinger.x = any_share(dice);
    event.tfinger.y = any_share(dice);
    event.tfinger.pressure = any_share(dice);
    return send(event, "touch event " + std::to_string(event.type));
}

std::string drop_anything(Dice& dice)
{
    constexpr std::array<Uint32, 4> types = {SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN,
                                             SDL_DROPCOMPLETE};
    SDL_Event event{};
    event.type = types[static_cast<std::size_t>(dice.below(types.size()))];
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT)
        event.drop.file = SDL_strdup(any_text(dice, 5000).c_str());
    return send(event, "drop event " + std::to_string(event.type));
}

// Events of the system around the window.
std::string change_machine(Dice& dice)
{
    constexpr std::array<Uint32, 20> types = {
        SDL_RENDER_TARGETS_RESET,
        SDL_RENDER_DEVICE_RESET,
        SDL_DISPLAYEVENT,
        SDL_AUDIODEVICEADDED,
        SDL_AUDIODEVICEREMOVED,
        SDL_CLIPBOARDUPDATE,
        SDL_APP_LOWMEMORY,
        SDL_APP_TERMINATING,
        SDL_APP_WILLENTERBACKGROUND,
        SDL_APP_DIDENTERBACKGROUND,
        SDL_APP_WILLENTERFOREGROUND,
        SDL_APP_DIDENTERFOREGROUND,
        SDL_LOCALECHANGED,
        SDL_KEYMAPCHANGED,
        SDL_SENSORUPDATE,
        SDL_JOYDEVICEADDED,
        SDL_JOYDEVICEREMOVED,
        SDL_CONTROLLERDEVICEADDED,
        SDL_CONTROLLERDEVICEREMOVED,
        SDL_USEREVENT,
    };
    SDL_Event event{};
    event.type = types[static_cast<std::size_t>(dice.below(types.size()))];
    if (event.type == SDL_DISPLAYEVENT)
        event.display.event = static_cast<Uint8>(dice.below(6));
    return send(event, "machine event " + std::to_string(event.type));
}

std::string tell_window_anything(Dice& dice)
{
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = static_cast<Uint8>(dice.below(24));
    event.window.data1 = any_number(dice);
    event.window.data2 = any_number(dice);
    return send(event, "window event " + std::to_string(event.window.event));
}

// Whatever its type, it contains no pointers.
std::string send_anything(Dice& dice)
{
    SDL_Event event{};
    do
        event.type = static_cast<Uint32>(dice.below(SDL_LASTEVENT));
    while (event.type == SDL_QUIT);
    return send(event, "event " + std::to_string(event.type));
}

std::string hold_any_keys(Dice& dice)
{
    SDL_SetModState(static_cast<SDL_Keymod>(dice.below(3) == 0 ? dice.below(65536) : 0));
    return "other keys are held";
}

} // namespace

std::string any_text(Dice& dice, int most)
{
    constexpr std::array<const char*, 12> pieces = {"ñ",
                                                    "Ñ",
                                                    "é",
                                                    "日本",
                                                    "\xF0\x9F\x98\x80",
                                                    "e\xCC\x81",
                                                    "\xE2\x80\xAE",
                                                    "\xFF",
                                                    "\xC3",
                                                    "\xED\xA0\x80",
                                                    "/../",
                                                    "\n"};
    std::string text;
    const int wanted = dice.below(most + 1);
    while (static_cast<int>(text.size()) < wanted) {
        if (dice.below(2) == 0)
            text += pieces[static_cast<std::size_t>(dice.below(pieces.size()))];
        else
            text += static_cast<char>(1 + dice.below(127));
    }
    return text.substr(0, static_cast<std::size_t>(wanted));
}

std::string rave(const game::App& app, Dice& dice)
{
    switch (dice.below(12)) {
    case 0:
    case 1:
    case 2:
        return press_any_key(dice);
    case 3:
    case 4:
    case 5:
        return point_anywhere(app, dice);
    case 6:
        return type_anything(dice);
    case 7:
        return touch_anywhere(dice);
    case 8:
        return dice.below(4) == 0 ? drop_anything(dice) : hold_any_keys(dice);
    case 9:
        return tell_window_anything(dice);
    case 10:
        return send_anything(dice);
    default:
        return change_machine(dice);
    }
}

} // namespace robot
