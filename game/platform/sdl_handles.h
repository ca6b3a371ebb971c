#pragma once
// SDL's objects, given back by themselves.

#include <memory>

#include <SDL.h>
#include <SDL_ttf.h>

namespace game {

template <auto give_back>
struct GiveBack {
    template <typename Object>
    void operator()(Object* object) const
    {
        give_back(object);
    }
};

// Under X11, SDL ends a wait by a message to its window, on a second line to the display. If the
// display hears of the window's end first, that ends the program with an error: so the window goes
// from sight, and a moment later for good.
void close_window(SDL_Window* window);

using WindowHandle = std::unique_ptr<SDL_Window, GiveBack<close_window>>;
using RendererHandle = std::unique_ptr<SDL_Renderer, GiveBack<SDL_DestroyRenderer>>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, GiveBack<SDL_FreeSurface>>;
using TextureHandle = std::unique_ptr<SDL_Texture, GiveBack<SDL_DestroyTexture>>;
using FontHandle = std::unique_ptr<TTF_Font, GiveBack<TTF_CloseFont>>;

} // namespace game
