#pragma once
// How much of each pixel a shape covers, computed on the CPU: smooth edges that look the same with
// every renderer.

#include <cstdint>
#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/shape.h"

namespace game {

struct Mask {
    Size size;
    Point origin; // where its top left pixel lies, seen from the point the shape is put at
    std::vector<std::uint8_t> coverage;

    Mask(Size extent, Point start);
    // Keeps the larger of what is there and `share` (0 to 1).
    void cover(int x, int y, float share);
};

// A disc 2 * radius wide; its quarters are the corners of rounded rectangles.
Mask disc_mask(int radius);
// The same with only the outermost `width` pixels covered.
Mask ring_mask(int radius, float width);
Mask shape_mask(const Shape& shape);
// A part of the shadow of a rectangle of this size whose top left corner is at (0, 0).
Mask shadow_mask(Size size, int blur, Rect part);

} // namespace game
