#include "game/platform/texture_cache.h"

#include <algorithm>

namespace game {

namespace {

// The memory SDL needs for a texture besides its pixels.
constexpr std::size_t bytes_of_handle = 512;

std::size_t bytes_of(const Sprite& sprite)
{
    return bytes_of_handle + 4 * static_cast<std::size_t>(sprite.size.width) *
                                 static_cast<std::size_t>(sprite.size.height);
}

} // namespace

std::size_t max_bytes_of_textures(Size window)
{
    constexpr std::size_t least = 8 << 20;
    return std::max(least, 4 * static_cast<std::size_t>(window.width) *
                               static_cast<std::size_t>(window.height));
}

const Sprite& TextureCache::keep(const std::string& key, Sprite sprite)
{
    const std::size_t size = bytes_of(sprite);
    return sprites_.keep(key, std::move(sprite), size);
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
