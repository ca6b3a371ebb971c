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

SDL_Texture* __real_SDL_CreateTexture(SDL_Renderer*, Uint32, int, int, int);
SDL_Texture*
__wrap_SDL_CreateTexture(SDL_Renderer* renderer, Uint32 format, int access, int width, int height)
{
    return watched("SDL_CreateTexture",
                   __real_SDL_CreateTexture(renderer, format, access, width, height));
}

SDL_Texture* __real_SDL_CreateTextureFromSurface(SDL_Renderer*, SDL_Surface*);
SDL_Texture* __wrap_SDL_CreateTextureFromSurface(SDL_Renderer* renderer, SDL_Surface* surface)
{
    return watched("SDL_CreateTextureFromSurface",
                   __real_SDL_CreateTextureFromSurface(renderer, surface));
}

int __real_SDL_UpdateTexture(SDL_Texture*, const SDL_Rect*, const void*, int);
int __wrap_SDL_UpdateTexture(SDL_Texture* texture,
                             const SDL_Rect* area,
                             const void* pixels,
                             int row)
{
    return watched("SDL_UpdateTexture", __real_SDL_UpdateTexture(texture, area, pixels, row));
}

int __real_SDL_RenderCopy(SDL_Renderer*, SDL_Texture*, const SDL_Rect*, const SDL_Rect*);
int __wrap_SDL_RenderCopy(SDL_Renderer* renderer,
                          SDL_Texture* texture,
                          const SDL_Rect* from,
                          const SDL_Rect* to)
{
    return watched("SDL_RenderCopy", __real_SDL_RenderCopy(renderer, texture, from, to));
}

int __real_SDL_RenderFillRect(SDL_Renderer*, const SDL_Rect*);
int __wrap_SDL_RenderFillRect(SDL_Renderer* renderer, const SDL_Rect* area)
{
    return watched("SDL_RenderFillRect", __real_SDL_RenderFillRect(renderer, area));
}

int __real_SDL_RenderSetClipRect(SDL_Renderer*, const SDL_Rect*);
int __wrap_SDL_RenderSetClipRect(SDL_Renderer* renderer, const SDL_Rect* area)
{
    return watched("SDL_RenderSetClipRect", __real_SDL_RenderSetClipRect(renderer, area));
}

int __real_SDL_RenderFlush(SDL_Renderer*);
int __wrap_SDL_RenderFlush(SDL_Renderer* renderer)
{
    return watched("SDL_RenderFlush", __real_SDL_RenderFlush(renderer));
}

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
