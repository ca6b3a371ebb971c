#include "game/platform/page_events.h"

#include <initializer_list>

#include <SDL.h>

// packaging/web/library.js
extern "C" void page_wake();

namespace game {

void wake_page()
{
    page_wake();
}

void wake_page_on_events()
{
    const auto wake = [](void*, SDL_Event*) {
        page_wake();
        return 0;
    };
    SDL_AddEventWatch(wake, nullptr);
}

void press_paste()
{
    for (const auto type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.key.keysym.sym = SDLK_v;
        event.key.keysym.scancode = SDL_SCANCODE_V;
        event.key.keysym.mod = KMOD_LCTRL;
        SDL_PushEvent(&event);
    }
}

} // namespace game
