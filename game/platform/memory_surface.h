#pragma once
// A surface in memory, drawn by the processor.

#include <cstdint>

#include "game/platform/surface.h"

namespace game {

class MemorySurface : public Surface {
public:
    // Draws on `pixels`, which outlives this and has the format SDL_PIXELFORMAT_XRGB8888.
    explicit MemorySurface(SDL_Surface& pixels) { draw_on(&pixels); }

    bool begin() override { return true; }
    void show(std::span<const Rect>) override {}

    std::unique_ptr<Image> keep(Mask mask) override;
    void set_clip(Rect area) override;
    void fill(Rect area, Colour colour) override;
    void draw(const Image& image, Rect from, Point to, Colour colour, Blend blend) override;

    Size size() const override;
    int rows_at_once() const override;
    SurfaceHandle picture() override;

protected:
    MemorySurface() = default;
    void draw_on(SDL_Surface* pixels); // null: nothing is drawn

private:
    std::uint32_t* row(int y) const;

    SDL_Surface* pixels_ = nullptr;
    Rect clip_;
};

// The surface of a window in memory, of which only what has changed is sent to the display.
class WindowSurface : public MemorySurface {
public:
    // `window` outlives this.
    explicit WindowSurface(SDL_Window& window) : window_(window) {}

    bool begin() override;
    void show(std::span<const Rect> areas) override;
    Size size() const override;

private:
    SDL_Window& window_;
    SDL_Surface* shown_ = nullptr; // the window's own
    // Drawn instead if the window's pixels have another format.
    SurfaceHandle drawn_;
    std::vector<SDL_Rect> changed_; // kept only for its memory
};

} // namespace game
