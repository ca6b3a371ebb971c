#pragma once
// White pictures with smooth edges, tinted when drawn. What was not used for longest goes first.

#include <string>

#include "game/platform/masks.h"
#include "game/platform/recently_used.h"
#include "game/platform/sdl_handles.h"

namespace game {

struct Sprite {
    TextureHandle texture; // null when there is nothing to see
    Size size;
    Point origin;
};

// As many as the window itself has, and at least 8 MB. A frame of play needs a quarter of them.
std::size_t most_bytes_of_textures(Size window);

class TextureCache {
public:
    explicit TextureCache(SDL_Renderer& renderer) : renderer_(renderer) {}

    // The sprite of this key, or the one that `make` returns: a Mask or a SurfaceHandle.
    // Valid until the next call.
    template <typename Make>
    const Sprite& get(const std::string& key, Make make)
    {
        if (const Sprite* known = sprites_.find(key))
            return *known;
        return keep(key, to_sprite(make()));
    }

    // For a window of this size; see most_bytes_of_textures().
    void fit(Size window) { sprites_.set_most_bytes(most_bytes_of_textures(window)); }
    std::size_t bytes() const { return sprites_.bytes(); }

private:
    const Sprite& keep(const std::string& key, Sprite sprite);
    Sprite to_sprite(const Mask& mask);
    Sprite to_sprite(const SurfaceHandle& surface);

    SDL_Renderer& renderer_;
    RecentlyUsed<Sprite> sprites_{most_bytes_of_textures({})};
};

} // namespace game
