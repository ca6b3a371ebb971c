#include "tests/robot/watched_sdl.h"

#include <utility>

#include <SDL.h>

namespace {

std::string& failure()
{
    static std::string first;
    return first;
}

void fail(const char* call)
{
    if (failure().empty())
        failure() = std::string(call) + " failed: " + SDL_GetError();
}

template <typename Object>
Object* watched(const char* call, Object* made)
{
    if (made == nullptr)
        fail(call);
    return made;
}

int watched(const char* call, int status)
{
    if (status != 0)
        fail(call);
    return status;
}

} // namespace

// Linked with --wrap=NAME for each: see tests/CMakeLists.txt.
extern "C" {

int __real_SDL_UpdateWindowSurfaceRects(SDL_Window*, const SDL_Rect*, int);
int __wrap_SDL_UpdateWindowSurfaceRects(SDL_Window* window, const SDL_Rect* areas, int count)
{
    return watched("SDL_UpdateWindowSurfaceRects",
                   __real_SDL_UpdateWindowSurfaceRects(window, areas, count));
}

SDL_Surface* __real_SDL_GetWindowSurface(SDL_Window*);
SDL_Surface* __wrap_SDL_GetWindowSurface(SDL_Window* window)
{
    return watched("SDL_GetWindowSurface", __real_SDL_GetWindowSurface(window));
}

int __real_TTF_SizeUTF8(void*, const char*, int*, int*);
int __wrap_TTF_SizeUTF8(void* font, const char* text, int* width, int* height)
{
    return watched("TTF_SizeUTF8", __real_TTF_SizeUTF8(font, text, width, height));
}

} // extern "C"

namespace robot {

std::string take_sdl_failure()
{
    return std::exchange(failure(), {});
}

} // namespace robot
