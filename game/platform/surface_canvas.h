#pragma once
// A canvas on a surface. Masks of shapes and texts are made once and cached; see masks.h.

#include <vector>

#include "game/platform/fonts.h"
#include "game/platform/sprite_cache.h"
#include "game/platform/sprite_key.h"
#include "game/ui/canvas.h"
#include "game/ui/theme.h"

namespace game {

class SurfaceCanvas : public Canvas {
public:
    // The content of `shown` may change between two frames; `all` are the themes that tints can
    // name.
    SurfaceCanvas(Surface& surface,
                  const Fonts& fonts,
                  const Theme& shown,
                  const std::vector<Theme>& all)
        : surface_(&surface), fonts_(fonts), shown_(shown), all_(all), cache_(surface)
    {
    }

    // Before a surface is destroyed, its images must be forgotten; draw_on() goes on with another.
    void forget_images() { cache_.clear(); }
    void draw_on(Surface& surface);

    // To be called when the window's size changes: larger windows need a larger cache.
    void fit_window() { cache_.fit(size()); }
    std::size_t bytes_kept() const { return cache_.bytes(); }

    Size size() const override { return surface_->size(); }
    ThemeStyle style() const override { return shown_.style; }
    int width_of(std::string_view text, Font font) const override;
    void fill(Rect area, Tint tint) override;
    void rounded(Rect area, int radius, Tint tint) override;
    void rounded_border(Rect area, int radius, double width, Tint tint) override;
    void shadow(Rect area, int radius, ShadowKind kind) override;
    void shape(const Shape& shape, Point at, Tint tint) override;
    void text(std::string_view text, Point at, Align align, Font font, Tint tint) override;
    void glow(Rect area, int blur, Tint tint) override;
    void glow_text(
        std::string_view text, Point at, Align align, Font font, int blur, Tint tint) override;
    void push_clip(Rect area) override;
    void pop_clip() override;

private:
    Rect clip() const;
    Colour colour_of(Tint tint) const { return game::colour_of(tint, shown_, all_); }
    void fill(Rect area, Colour colour);
    void blurred_rect(Size extent, int blur, Rect part, Point at, Blend blend, Colour colour);
    Point start_of_text(std::string_view text, Point at, Align align, Font font) const;
    void draw(const Sprite& sprite, Rect from, Point to, Colour colour, Blend blend);
    void draw_whole(const Sprite& sprite, Point at, Colour colour, Blend blend);
    void corners(const Sprite& sprite, Rect area, int radius, Colour colour);
    void sides(Rect area, int radius, int width, Colour colour);

    Surface* surface_;
    const Fonts& fonts_;
    const Theme& shown_;
    const std::vector<Theme>& all_;
    SpriteCache cache_;
    SpriteKey key_;
    std::vector<Rect> clips_;
};

} // namespace game
