#include "game/platform/sdl_canvas.h"

#include <array>
#include <cmath>

#include "engine/base/ensure.h"
#include "game/platform/texture_key.h"
#include "game/ui/display_list.h"

namespace game {

namespace {

SDL_Rect to_sdl(Rect area)
{
    return SDL_Rect{area.x, area.y, std::max(0, area.width), std::max(0, area.height)};
}

int fitting(int radius, Rect area)
{
    return std::clamp(radius, 0, std::min(area.width, area.height) / 2);
}

Colour with_share(Colour colour, float share)
{
    colour.alpha = static_cast<std::uint8_t>(std::lround(static_cast<float>(colour.alpha) * share));
    return colour;
}

// The coverage of each pixel by what was drawn in white on a transparent background.
Mask coverage_of(const SurfaceHandle& drawn)
{
    if (!drawn)
        return Mask(Size{}, Point{});
    Mask mask(Size{drawn->w, drawn->h}, Point{});
    const auto* bytes = static_cast<const Uint8*>(drawn->pixels);
    for (int y = 0; y < drawn->h; ++y) {
        for (int x = 0; x < drawn->w; ++x) {
            Uint32 pixel = 0;
            SDL_memcpy(&pixel, bytes + y * drawn->pitch + 4 * x, sizeof(pixel));
            mask.coverage[y * drawn->w + x] =
                static_cast<std::uint8_t>((pixel & drawn->format->Amask) >> drawn->format->Ashift);
        }
    }
    return mask;
}

// Half the height of Inter's capitals, by which text is centred, as a fraction of the font size.
constexpr double half_capital = 0.3635;

} // namespace

Size SdlCanvas::size() const
{
    Size size;
    SDL_GetRendererOutputSize(&renderer_, &size.width, &size.height);
    return size;
}

int SdlCanvas::width_of(std::string_view text, Font font) const
{
    return fonts_.width_of(text, font);
}

void SdlCanvas::fill(Rect area, Colour colour)
{
    if (area.empty() || colour.alpha == 0)
        return;
    SDL_SetRenderDrawBlendMode(&renderer_,
                               colour.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(&renderer_, colour.red, colour.green, colour.blue, colour.alpha);
    const SDL_Rect rect = to_sdl(area);
    SDL_RenderFillRect(&renderer_, &rect);
}

void SdlCanvas::fill(Rect area, Tint tint)
{
    fill(area, colour_of(tint));
}

void SdlCanvas::copy(const Sprite& sprite, Rect from, Rect to, Colour colour)
{
    if (!sprite.texture || to.empty() || colour.alpha == 0)
        return;
    SDL_SetTextureColorMod(sprite.texture.get(), colour.red, colour.green, colour.blue);
    SDL_SetTextureAlphaMod(sprite.texture.get(), colour.alpha);
    const SDL_Rect source = to_sdl(from);
    const SDL_Rect target = to_sdl(to);
    SDL_RenderCopy(&renderer_, sprite.texture.get(), &source, &target);
}

void SdlCanvas::copy_whole(const Sprite& sprite, Point at, Colour colour)
{
    const Rect whole{0, 0, sprite.size.width, sprite.size.height};
    copy(sprite, whole, whole.moved(at.x + sprite.origin.x, at.y + sprite.origin.y), colour);
}

// Draws the quarters of a disc or ring in the corners of the area.
void SdlCanvas::corners(const Sprite& sprite, Rect area, int radius, Colour colour)
{
    for (const int right : {0, 1}) {
        for (const int down : {0, 1}) {
            const Rect from{right * radius, down * radius, radius, radius};
            const Rect to{right == 1 ? area.right() - radius : area.x,
                          down == 1 ? area.bottom() - radius : area.y, radius, radius};
            copy(sprite, from, to, colour);
        }
    }
}

void SdlCanvas::rounded(Rect area, int radius, Tint tint)
{
    if (area.empty())
        return;
    const Colour colour = colour_of(tint);
    const int r = fitting(radius, area);
    if (r > 0) {
        corners(cache_.get(mask_key('d', r, 0), [r] { return disc_mask(r); }), area, r, colour);
        fill(Rect{area.x + r, area.y, area.width - 2 * r, r}, colour);
        fill(Rect{area.x + r, area.bottom() - r, area.width - 2 * r, r}, colour);
    }
    fill(Rect{area.x, area.y + r, area.width, area.height - 2 * r}, colour);
}

void SdlCanvas::sides(Rect area, int radius, int width, Colour colour)
{
    const int across = area.width - 2 * radius;
    const int down = area.height - 2 * radius;
    fill(Rect{area.x + radius, area.y, across, width}, colour);
    fill(Rect{area.x + radius, area.bottom() - width, across, width}, colour);
    fill(Rect{area.x, area.y + radius, width, down}, colour);
    fill(Rect{area.right() - width, area.y + radius, width, down}, colour);
}

void SdlCanvas::rounded_border(Rect area, int radius, float width, Tint tint)
{
    if (area.empty())
        return;
    // Thin borders are whole pixels to stay sharp; thick ones may end within a pixel.
    const float drawn = width < 2 ? std::max(1.0F, std::round(width)) : width;
    const int whole = static_cast<int>(drawn);
    const float rest = drawn - static_cast<float>(whole);
    const Colour colour = colour_of(tint);
    const int r = fitting(radius, area);
    if (r > 0)
        corners(cache_.get(mask_key('r', r, drawn), [r, drawn] { return ring_mask(r, drawn); }),
                area, r, colour);
    sides(area, r, whole, colour);
    if (rest > 0)
        sides(area.inset(whole), std::max(0, r - whole), 1, with_share(colour, rest));
}

// Draws a part of a blurred rectangle of this extent whose top left corner is at `at`.
void SdlCanvas::blurred_rect(
    Size extent, int blur, Rect part, Point at, SDL_BlendMode mode, Colour colour)
{
    if (part.empty() || colour.alpha == 0)
        return;
    const Sprite& sprite =
        cache_.get(shadow_key(extent, blur, part), [&] { return shadow_mask(extent, blur, part); });
    SDL_SetTextureBlendMode(sprite.texture.get(), mode);
    copy_whole(sprite, at, colour);
}

// Drawn only around the area, as whatever casts the shadow covers its middle. Never stretched,
// because SDL stretches differently when only a part is drawn.
void SdlCanvas::shadow(Rect area, int radius, ShadowKind kind)
{
    const ShadowLook look = look_of(kind, size(), style());
    const Rect cast = area.moved(0, look.down);
    const Rect reach = cast.inset(-reach_of_blur(look.blur));
    const Rect covered = area.inset(fitting(radius, area));
    const std::array strips = {
        Rect{reach.x, reach.y, reach.width, covered.y - reach.y},
        Rect{reach.x, covered.bottom(), reach.width, reach.bottom() - covered.bottom()},
        Rect{reach.x, covered.y, covered.x - reach.x, covered.height},
        Rect{covered.right(), covered.y, reach.right() - covered.right(), covered.height},
    };
    const SDL_BlendMode mode = style().glows ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND;
    for (const Rect strip : strips)
        blurred_rect(Size{cast.width, cast.height}, look.blur, strip.moved(-cast.x, -cast.y),
                     Point{cast.x, cast.y}, mode, colour_of(Paint::Shadow));
}

void SdlCanvas::glow(Rect area, int blur, Tint tint)
{
    const Rect whole = Rect{0, 0, area.width, area.height}.inset(-reach_of_blur(blur));
    blurred_rect(Size{area.width, area.height}, blur, whole, Point{area.x, area.y},
                 SDL_BLENDMODE_ADD, colour_of(tint));
}

void SdlCanvas::shape(const Shape& shape, Point at, Tint tint)
{
    copy_whole(cache_.get(shape_key(shape), [&shape] { return shape_mask(shape); }), at,
               colour_of(tint));
}

// Where the image of a text is placed.
Point SdlCanvas::corner_of_text(std::string_view text, Point at, Align align, Font font) const
{
    const int width = width_of(text, font);
    const int x = align == Align::Left     ? at.x
                  : align == Align::Centre ? at.x - width / 2
                                           : at.x - width;
    const int baseline = at.y + static_cast<int>(std::lround(half_capital * font.size));
    return Point{x, baseline - fonts_.baseline(font)};
}

void SdlCanvas::text(std::string_view text, Point at, Align align, Font font, Tint tint)
{
    if (text.empty())
        return;
    const Point corner = corner_of_text(text, at, align, font);
    const Sprite& sprite =
        cache_.get(text_key(text, font), [&] { return fonts_.draw(text, font); });
    copy_whole(sprite, corner, colour_of(tint));
}

void SdlCanvas::glow_text(
    std::string_view text, Point at, Align align, Font font, int blur, Tint tint)
{
    if (text.empty())
        return;
    const Point corner = corner_of_text(text, at, align, font);
    const Sprite& sprite = cache_.get(glow_key(text, font, blur), [&] {
        return blurred(coverage_of(fonts_.draw(text, font)), blur);
    });
    if (sprite.texture)
        SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_ADD);
    copy_whole(sprite, corner, colour_of(tint));
}

void SdlCanvas::push_clip(Rect area)
{
    SDL_Rect clip = to_sdl(area);
    if (!clips_.empty() && SDL_IntersectRect(&clips_.back(), &clip, &clip) == SDL_FALSE)
        clip = SDL_Rect{0, 0, 0, 0};
    clips_.push_back(clip);
    SDL_RenderSetClipRect(&renderer_, &clip);
}

void SdlCanvas::pop_clip()
{
    ENSURE(!clips_.empty());
    clips_.pop_back();
    SDL_RenderSetClipRect(&renderer_, clips_.empty() ? nullptr : &clips_.back());
}

} // namespace game
