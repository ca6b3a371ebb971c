#pragma once
// SDL's objects as unique pointers.

#include <memory>

#include <SDL.h>
#include <SDL_ttf.h>

#include "game/platform/deleter.h"

namespace game {

// Under X11, SDL wakes a waiting thread by a message to its window over a second connection to the
// display. If the display has destroyed the window by then, the error ends the program. So the
// window is hidden first and destroyed a moment later.
void close_window(SDL_Window* window);

using WindowHandle = std::unique_ptr<SDL_Window, Deleter<close_window>>;
using RendererHandle = std::unique_ptr<SDL_Renderer, Deleter<SDL_DestroyRenderer>>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, Deleter<SDL_FreeSurface>>;
using TextureHandle = std::unique_ptr<SDL_Texture, Deleter<SDL_DestroyTexture>>;
using FontHandle = std::unique_ptr<TTF_Font, Deleter<TTF_CloseFont>>;

} // namespace game
