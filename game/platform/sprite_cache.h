#pragma once
// Masks with antialiased edges, which get their colour when they are drawn. The least recently used
// are dropped.

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

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
// of it, or some two thirds if the surface needs four bytes for each pixel of a mask, and a few
// thousand beside them.
inline std::size_t max_bytes_of_sprites(Size window)
{
    constexpr std::size_t least = 4 << 20;
    return std::max(least, std::size_t{2} * window.width * window.height);
}

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
        Mask mask = make();
        Sprite sprite{nullptr, mask.size, mask.origin};
        if (!mask.coverage.empty())
            sprite.image = surface_->keep(std::move(mask));
        const std::size_t bytes = sprite.image ? sprite.image->bytes() : 0;
        return sprites_.keep(std::string(key), std::move(sprite), bytes);
    }

    void clear() { sprites_.clear(); }
    // Adapts the limit to the window size; see max_bytes_of_sprites().
    void fit(Size window) { sprites_.set_max_bytes(max_bytes_of_sprites(window)); }
    std::size_t bytes() const { return sprites_.bytes(); }

private:
    Surface* surface_;
    RecentlyUsed<Sprite> sprites_{max_bytes_of_sprites({})};
};

} // namespace game
