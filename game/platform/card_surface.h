#pragma once
// A surface drawn by the graphics card, by way of SDL's renderer.

#include "game/platform/surface.h"

namespace game {

class CardSurface : public Surface {
public:
    // Returns null if no graphics card can be used. `window` outlives this; SDL may open it anew.
    static std::unique_ptr<CardSurface> open(SDL_Window& window);

    bool begin() override;
    void show(std::span<const Rect> areas) override;
    void finish() override;
    // What was drawn is lost; see SDL_RENDER_TARGETS_RESET.
    void lose_content() { frame_size_ = Size{}; }
    bool has_failed() const override { return has_failed_; }

    std::unique_ptr<Image> keep(Mask mask) override;
    void set_clip(Rect area) override;
    void fill(Rect area, Colour colour) override;
    void draw(const Image& image, Rect from, Point to, Colour colour, Blend blend) override;

    Size size() const override;
    SurfaceHandle picture() override;

private:
    explicit CardSurface(RendererHandle renderer) : renderer_(std::move(renderer)) {}

    void make_frame(Size size);
    void check(bool worked) { has_failed_ = has_failed_ || !worked; }

    RendererHandle renderer_;
    // What was drawn. What the card shows does not last from one frame to the next.
    TextureHandle frame_;
    Size frame_size_;
    bool has_failed_ = false;
};

} // namespace game
