#include "game/platform/sdl_handles.h"

#include <string_view>

namespace game {

void close_window(SDL_Window* window)
{
    constexpr Uint32 settling_time = 20; // milliseconds
    if (const char* driver = SDL_GetCurrentVideoDriver();
        driver != nullptr && std::string_view(driver) == "x11") {
        SDL_HideWindow(window);
        SDL_Delay(settling_time);
    }
    SDL_DestroyWindow(window);
}

} // namespace game
