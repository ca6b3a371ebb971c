// What a desktop does with a window. Sizes are really changed, everything else is only reported:
// the driver without a display has no desktop.

#include <array>

#include <SDL.h>

#include "game/platform/simulated_input.h"
#include "tests/robot/hands.h"

namespace robot {

namespace {

using game::Size;

// From very small to very large, landscape and portrait.
constexpr std::array odd_sizes = {
    Size{1, 1},      Size{1, 900},     Size{900, 1},     Size{47, 53},     Size{320, 240},
    Size{480, 480},  Size{480, 640},   Size{640, 480},   Size{480, 2160},  Size{3840, 480},
    Size{720, 1280}, Size{1920, 1080}, Size{2560, 1440}, Size{3840, 2160},
};

Size any_size(Dice& dice)
{
    if (dice.below(200) == 0)
        return {7680, 4320};
    if (dice.below(4) == 0)
        return odd_sizes[static_cast<std::size_t>(dice.below(odd_sizes.size()))];
    return {480 + dice.below(1200), 480 + dice.below(700)};
}

std::string resize(game::App& app, Dice& dice)
{
    const Size size = any_size(dice);
    // A tiling desktop ignores the minimum size of windows.
    SDL_SetWindowMinimumSize(&app.window().handle(), 1, 1);
    app.window().resize(size);
    return "resize " + std::to_string(size.width) + "x" + std::to_string(size.height);
}

std::string tell(SDL_WindowEventID what)
{
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = static_cast<Uint8>(what);
    SDL_PushEvent(&event);
    return "window event " + std::to_string(what);
}

} // namespace

std::string move_window(game::App& app, Dice& dice)
{
    constexpr std::array what = {
        SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
        SDL_WINDOWEVENT_EXPOSED,   SDL_WINDOWEVENT_HIDDEN,   SDL_WINDOWEVENT_SHOWN,
        SDL_WINDOWEVENT_ENTER,     SDL_WINDOWEVENT_LEAVE,    SDL_WINDOWEVENT_DISPLAY_CHANGED,
    };
    switch (dice.below(4)) {
    case 0:
        return resize(app, dice);
    case 1: {
        const bool gained = dice.below(2) == 0;
        game::change_focus(gained);
        return gained ? "focus gained" : "focus lost";
    }
    default:
        return tell(what[static_cast<std::size_t>(dice.below(what.size()))]);
    }
}

} // namespace robot
