#include "game/platform/sprite_cache.h"

#include <algorithm>
#include <string>
#include <utility>

namespace game {

std::size_t max_bytes_of_sprites(Size window)
{
    constexpr std::size_t least = 4 << 20;
    return std::max(least, std::size_t{2} * window.width * window.height);
}

const Sprite& SpriteCache::keep(std::string_view key, Mask mask)
{
    Sprite sprite{nullptr, mask.size, mask.origin};
    if (!mask.coverage.empty())
        sprite.image = surface_->keep(std::move(mask));
    const std::size_t bytes = sprite.image ? sprite.image->bytes() : 0;
    return sprites_.keep(std::string(key), std::move(sprite), bytes);
}

} // namespace game
