#pragma once
// Lays a colour over a row of pixels, eight bits a channel as SDL_PIXELFORMAT_XRGB8888 has them.

#include <cstddef>
#include <cstdint>
#include <span>

#include "game/ui/theme.h"

namespace game {

// One way to do it; all give the same pixels, which are opaque before and after.
struct PixelRows {
    using Cover = void (*)(std::uint32_t* pixels,
                           const std::uint8_t* coverage,
                           std::size_t count,
                           Colour colour);

    // The colour alone, as if it were opaque.
    void (*fill)(std::uint32_t* pixels, std::size_t count, Colour colour);
    // The colour over each of `count` pixels.
    void (*wash)(std::uint32_t* pixels, std::size_t count, Colour colour);
    // The colour as far as `coverage` says for each pixel (0 to 255): over it, or added as light.
    Cover cover;
    Cover light;
};

// The ways that this processor has, the quickest last.
std::span<const PixelRows> pixel_rows();

} // namespace game
