#include "game/platform/surface_canvas.h"

#include <array>
#include <cmath>

#include "engine/base/ensure.h"
#include "game/ui/display_list.h"
#include "game/ui/rounding.h"

namespace game {

namespace {

int fitting(int radius, Rect area)
{
    return std::clamp(radius, 0, std::min(area.width, area.height) / 2);
}

Colour with_share(Colour colour, double share)
{
    colour.alpha = static_cast<std::uint8_t>(std::lround(colour.alpha * share));
    return colour;
}

// Half the height of Inter's capitals, by which text is centred, as a fraction of the font size.
constexpr double half_capital = 0.3635;

} // namespace

void SurfaceCanvas::draw_on(Surface& surface)
{
    surface_ = &surface;
    cache_ = SpriteCache(surface);
    fit_window();
}

int SurfaceCanvas::width_of(std::string_view text, Font font) const
{
    return fonts_.width_of(text, font);
}

void SurfaceCanvas::fill(Rect area, Colour colour)
{
    if (!area.empty() && colour.alpha > 0)
        surface_->fill(area, colour);
}

void SurfaceCanvas::fill(Rect area, Tint tint)
{
    fill(area, colour_of(tint));
}

void SurfaceCanvas::draw(const Sprite& sprite, Rect from, Point to, Colour colour, Blend blend)
{
    if (sprite.image && !from.empty() && colour.alpha > 0)
        surface_->draw(*sprite.image, from, to, colour, blend);
}

void SurfaceCanvas::draw_whole(const Sprite& sprite, Point at, Colour colour, Blend blend)
{
    draw(sprite, Rect{0, 0, sprite.size.width, sprite.size.height},
         Point{at.x + sprite.origin.x, at.y + sprite.origin.y}, colour, blend);
}

// Draws the quarters of a disc or ring in the corners of the area.
void SurfaceCanvas::corners(const Sprite& sprite, Rect area, int radius, Colour colour)
{
    for (const int right : {0, 1}) {
        for (const int down : {0, 1}) {
            const Rect from{right * radius, down * radius, radius, radius};
            const Point to{right == 1 ? area.right() - radius : area.x,
                           down == 1 ? area.bottom() - radius : area.y};
            draw(sprite, from, to, colour, Blend::Over);
        }
    }
}

void SurfaceCanvas::rounded(Rect area, int radius, Tint tint)
{
    if (area.empty())
        return;
    const Colour colour = colour_of(tint);
    const int r = fitting(radius, area);
    if (r > 0) {
        corners(cache_.get(key_.of_disc(r), [r] { return disc_mask(r); }), area, r, colour);
        fill(Rect{area.x + r, area.y, area.width - 2 * r, r}, colour);
        fill(Rect{area.x + r, area.bottom() - r, area.width - 2 * r, r}, colour);
    }
    fill(Rect{area.x, area.y + r, area.width, area.height - 2 * r}, colour);
}

void SurfaceCanvas::sides(Rect area, int radius, int width, Colour colour)
{
    const int across = area.width - 2 * radius;
    const int down = area.height - 2 * radius;
    fill(Rect{area.x + radius, area.y, across, width}, colour);
    fill(Rect{area.x + radius, area.bottom() - width, across, width}, colour);
    fill(Rect{area.x, area.y + radius, width, down}, colour);
    fill(Rect{area.right() - width, area.y + radius, width, down}, colour);
}

void SurfaceCanvas::rounded_border(Rect area, int radius, double width, Tint tint)
{
    if (area.empty())
        return;
    // Thin borders are whole pixels to stay sharp; thick ones may end within a pixel.
    const double drawn = width < 2 ? std::max(1.0, std::round(width)) : width;
    const int whole = static_cast<int>(drawn);
    const double rest = drawn - whole;
    const Colour colour = colour_of(tint);
    const int r = fitting(radius, area);
    if (r > 0)
        corners(cache_.get(key_.of_ring(r, drawn), [r, drawn] { return ring_mask(r, drawn); }),
                area, r, colour);
    sides(area, r, whole, colour);
    if (rest > 0)
        sides(area.inset(whole), std::max(0, r - whole), 1, with_share(colour, rest));
}

// Draws a part of a blurred rectangle of this extent whose top left corner is at `at`.
void SurfaceCanvas::blurred_rect(
    Size extent, int blur, Rect part, Point at, Blend blend, Colour colour)
{
    if (part.empty())
        return;
    const Sprite& sprite = cache_.get(key_.of_shadow(extent, blur, part),
                                      [&] { return shadow_mask(extent, blur, part); });
    draw_whole(sprite, at, colour, blend);
}

// Drawn only around the area, as whatever casts the shadow covers its middle.
void SurfaceCanvas::shadow(Rect area, int radius, ShadowKind kind)
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
    const Blend blend = style().glows ? Blend::Add : Blend::Over;
    for (const Rect strip : strips)
        blurred_rect(Size{cast.width, cast.height}, look.blur, strip.moved(-cast.x, -cast.y),
                     Point{cast.x, cast.y}, blend, colour_of(Paint::Shadow));
}

void SurfaceCanvas::glow(Rect area, int blur, Tint tint)
{
    const Rect whole = Rect{0, 0, area.width, area.height}.inset(-reach_of_blur(blur));
    blurred_rect(Size{area.width, area.height}, blur, whole, Point{area.x, area.y}, Blend::Add,
                 colour_of(tint));
}

void SurfaceCanvas::shape(const Shape& shape, Point at, Tint tint)
{
    draw_whole(cache_.get(key_.of_shape(shape), [&shape] { return shape_mask(shape); }), at,
               colour_of(tint), Blend::Over);
}

// The left end of the baseline.
Point SurfaceCanvas::start_of_text(std::string_view text, Point at, Align align, Font font) const
{
    const int width = width_of(text, font);
    const int x = align == Align::Left     ? at.x
                  : align == Align::Centre ? at.x - width / 2
                                           : at.x - width;
    const int baseline = at.y + game::rounded(half_capital * font.size);
    return Point{x, baseline};
}

void SurfaceCanvas::text(std::string_view text, Point at, Align align, Font font, Tint tint)
{
    if (text.empty())
        return;
    const Point start = start_of_text(text, at, align, font);
    const Sprite& sprite =
        cache_.get(key_.of_text(text, font), [&] { return fonts_.draw(text, font); });
    draw_whole(sprite, start, colour_of(tint), Blend::Over);
}

void SurfaceCanvas::glow_text(
    std::string_view text, Point at, Align align, Font font, int blur, Tint tint)
{
    if (text.empty())
        return;
    const Point start = start_of_text(text, at, align, font);
    const Sprite& sprite = cache_.get(key_.of_glow(text, font, blur),
                                      [&] { return blurred(fonts_.draw(text, font), blur); });
    draw_whole(sprite, start, colour_of(tint), Blend::Add);
}

Rect SurfaceCanvas::clip() const
{
    return clips_.empty() ? Rect{0, 0, size().width, size().height} : clips_.back();
}

void SurfaceCanvas::push_clip(Rect area)
{
    clips_.push_back(common_part(clip(), area));
    surface_->set_clip(clip());
}

void SurfaceCanvas::pop_clip()
{
    ENSURE(!clips_.empty());
    clips_.pop_back();
    surface_->set_clip(clip());
}

} // namespace game
