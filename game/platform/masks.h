#pragma once
// The coverage of each pixel by a shape, computed here and not by the graphics card, so that
// antialiased edges look the same on every surface.

#include <cstdint>
#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/shape.h"

namespace game {

struct Mask {
    Size size;
    Point origin; // position of the top left pixel, relative to the point where the shape is drawn
    std::vector<std::uint8_t> coverage;

    Mask(Size extent, Point start);
    // Raises the coverage of a pixel to `share` (0 to 1) if it is lower.
    void cover(int x, int y, double share);
};

// A disc 2 * radius wide; its quarters are the corners of rounded rectangles.
Mask disc_mask(int radius);
// A ring: the outermost `width` pixels of that disc.
Mask ring_mask(int radius, double width);
Mask shape_mask(const Shape& shape);
// A part of the shadow of a rectangle of this size with its top left corner at (0, 0).
Mask shadow_mask(Size size, int blur, Rect part);
// The mask blurred and larger on each side by what blurring needs; `blur` is the standard
// deviation.
Mask blurred(const Mask& mask, int blur);

} // namespace game
