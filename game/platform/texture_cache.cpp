#include "game/platform/texture_cache.h"

namespace game {

namespace {

// 4 bytes each: 64 MB. A play frame at 3840x2160 needs an eighth of it.
constexpr std::size_t most_pixels = 16'000'000;

std::size_t pixels_of(const Sprite& sprite)
{
    return static_cast<std::size_t>(sprite.size.width) *
           static_cast<std::size_t>(sprite.size.height);
}

} // namespace

const Sprite* TextureCache::find(const std::string& key)
{
    const auto place = places_.find(key);
    if (place == places_.end())
        return nullptr;
    entries_.splice(entries_.begin(), entries_, place->second);
    return &place->second->sprite;
}

const Sprite& TextureCache::keep(const std::string& key, Sprite sprite)
{
    pixels_ += pixels_of(sprite);
    entries_.push_front(Entry{key, std::move(sprite)});
    places_.emplace(key, entries_.begin());
    while (pixels_ > most_pixels && entries_.size() > 1) {
        pixels_ -= pixels_of(entries_.back().sprite);
        places_.erase(entries_.back().key);
        entries_.pop_back();
    }
    return entries_.front().sprite;
}

Sprite TextureCache::to_sprite(const Mask& mask)
{
    Sprite sprite{nullptr, mask.size, mask.origin};
    if (mask.coverage.empty())
        return sprite;
    sprite.texture.reset(SDL_CreateTexture(&renderer_, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_STATIC, mask.size.width,
                                           mask.size.height));
    std::vector<Uint32> pixels;
    pixels.reserve(mask.coverage.size());
    for (const std::uint8_t coverage : mask.coverage)
        pixels.push_back(static_cast<Uint32>(coverage) << 24U | 0x00FFFFFFU);
    SDL_UpdateTexture(sprite.texture.get(), nullptr, pixels.data(), 4 * mask.size.width);
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_BLEND);
    return sprite;
}

Sprite TextureCache::to_sprite(const SurfaceHandle& surface)
{
    if (!surface)
        return {};
    Sprite sprite{TextureHandle(SDL_CreateTextureFromSurface(&renderer_, surface.get())),
                  Size{surface->w, surface->h}, Point{}};
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_BLEND);
    return sprite;
}

} // namespace game
