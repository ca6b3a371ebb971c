#pragma once
// White images with antialiased edges, which are tinted when drawn. The least recently used are
// dropped.

#include <string>

#include "game/platform/masks.h"
#include "game/platform/recently_used.h"
#include "game/platform/sdl_handles.h"

namespace game {

struct Sprite {
    TextureHandle texture; // null if there is nothing to draw
    Size size;
    Point origin;
};

// Returns the size of the window's own pixels, but at least 8 MB. A frame of play uses a quarter of
// it.
std::size_t max_bytes_of_textures(Size window);

class TextureCache {
public:
    explicit TextureCache(SDL_Renderer& renderer) : renderer_(renderer) {}

    // Returns the sprite of the key, made when missing from what `make` returns: a Mask or a
    // SurfaceHandle. Valid until the next call.
    template <typename Make>
    const Sprite& get(const std::string& key, Make make)
    {
        if (const Sprite* known = sprites_.find(key))
            return *known;
        return keep(key, to_sprite(make()));
    }

    // Adapts the limit to the window size; see max_bytes_of_textures().
    void fit(Size window) { sprites_.set_max_bytes(max_bytes_of_textures(window)); }
    std::size_t bytes() const { return sprites_.bytes(); }

private:
    const Sprite& keep(const std::string& key, Sprite sprite);
    Sprite to_sprite(const Mask& mask);
    Sprite to_sprite(const SurfaceHandle& surface);

    SDL_Renderer& renderer_;
    RecentlyUsed<Sprite> sprites_{max_bytes_of_textures({})};
};

} // namespace game
