#pragma once
// Masks with antialiased edges, which get their colour when they are drawn. The least recently used
// are dropped.

#include <memory>
#include <string_view>

#include "game/platform/masks.h"
#include "game/platform/recently_used.h"
#include "game/platform/surface.h"

namespace game {

struct Sprite {
    std::unique_ptr<Image> image; // null if there is nothing to draw
    Size size;
    Point origin; // of the mask
};

// Returns two bytes for each pixel of the window, but at least 4 MB. A frame of play uses an eighth
// of it, or half if the surface needs four bytes for each pixel of a mask.
std::size_t max_bytes_of_sprites(Size window);

class SpriteCache {
public:
    explicit SpriteCache(Surface& surface) : surface_(&surface) {}

    // Returns the sprite of the key, made when missing of the mask that `make` returns. Valid until
    // the next call.
    template <typename Make>
    const Sprite& get(std::string_view key, Make make)
    {
        if (const Sprite* known = sprites_.find(key))
            return *known;
        return keep(key, make());
    }

    void clear() { sprites_.clear(); }
    // Adapts the limit to the window size; see max_bytes_of_sprites().
    void fit(Size window) { sprites_.set_max_bytes(max_bytes_of_sprites(window)); }
    std::size_t bytes() const { return sprites_.bytes(); }

private:
    const Sprite& keep(std::string_view key, Mask mask);

    Surface* surface_;
    RecentlyUsed<Sprite> sprites_{max_bytes_of_sprites({})};
};

} // namespace game
