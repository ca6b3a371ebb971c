#pragma once
// SDL's objects as unique pointers.

#include <memory>

#include <SDL.h>
#include <SDL_ttf.h>

#include "game/platform/deleter.h"

namespace game {

using RendererHandle = std::unique_ptr<SDL_Renderer, Deleter<SDL_DestroyRenderer>>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, Deleter<SDL_FreeSurface>>;
using TextureHandle = std::unique_ptr<SDL_Texture, Deleter<SDL_DestroyTexture>>;
using FontHandle = std::unique_ptr<TTF_Font, Deleter<TTF_CloseFont>>;

} // namespace game
