#pragma once
// The pixels that a window shows. Whatever draws them gives the same picture.

#include <cstdint>
#include <memory>
#include <span>

#include "game/platform/masks.h"
#include "game/platform/sdl_handles.h"
#include "game/ui/geometry.h"
#include "game/ui/theme.h"

namespace game {

// A mask as a surface keeps it.
class Image {
public:
    virtual ~Image() = default;
    virtual std::size_t bytes() const = 0;
};

// How a colour meets what is below it.
enum class Blend : std::uint8_t {
    Over,
    Add // as light
};

class Surface {
public:
    virtual ~Surface() = default;

    // To be called before drawing a frame. Returns false if what was drawn before is lost, so that
    // everything must be drawn again.
    virtual bool begin() = 0;
    // Ends a frame, and shows these areas of it; there may be none.
    virtual void show(std::span<const Rect> areas) = 0;
    // Waits until everything is drawn and shown, for measuring.
    virtual void finish() {}
    // Whether it can't draw any more; what was drawn may be missing.
    virtual bool has_failed() const { return false; }

    virtual std::unique_ptr<Image> keep(Mask mask) = 0;
    // Until the next call, drawing is visible only inside the area.
    virtual void set_clip(Rect area) = 0;
    virtual void fill(Rect area, Colour colour) = 0;
    // Draws the colour where the mask covers: the part `from` of the image, with its top left
    // corner at `to`.
    virtual void draw(const Image& image, Rect from, Point to, Colour colour, Blend blend) = 0;

    virtual Size size() const = 0; // in pixels
    // How many rows are best drawn at once, all that lies over each other in them.
    virtual int rows_at_once() const { return size().height; }
    // A copy of what was drawn; null if there is not enough memory.
    virtual SurfaceHandle picture() = 0;
};

} // namespace game
