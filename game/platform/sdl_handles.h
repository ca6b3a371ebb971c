#pragma once
// SDL's objects as unique pointers.

#include <memory>

#include <SDL.h>
#include <SDL_ttf.h>

#include "engine/base/deleter.h"

namespace game {

using RendererHandle = std::unique_ptr<SDL_Renderer, engine::Deleter<SDL_DestroyRenderer>>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, engine::Deleter<SDL_FreeSurface>>;
using TextureHandle = std::unique_ptr<SDL_Texture, engine::Deleter<SDL_DestroyTexture>>;
using FontHandle = std::unique_ptr<TTF_Font, engine::Deleter<TTF_CloseFont>>;

} // namespace game
