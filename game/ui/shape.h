#pragma once
// Outlines made of strokes and filled polygons, drawn smooth at any size: icons, rings, arrows.

#include <vector>

namespace game {

struct Spot {
    float x = 0;
    float y = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

// A polyline with round joints and ends, or a filled polygon when `filled`.
// Curves come as points close enough together.
struct Contour {
    std::vector<Spot> spots;
    float width = 0; // of the stroke; a filled polygon may have one too
    bool filled = false;
    friend bool operator==(const Contour&, const Contour&) = default;
};

// Pixels, y down; (0, 0) is the point where the shape is put.
struct Shape {
    std::vector<Contour> contours;
    friend bool operator==(const Shape&, const Shape&) = default;
};

// Adds to a shape. Angles in degrees, 0 up, clockwise.
void add_line(Shape& shape, std::vector<Spot> spots, float width);
void add_polygon(Shape& shape, std::vector<Spot> spots, float stroke_width = 0);
void add_arc(Shape& shape, Spot centre, float radius, float from, float sweep, float width);
void add_disc(Shape& shape, Spot centre, float radius);
// The points of an arc, to go on a contour begun.
void add_arc_spots(std::vector<Spot>& spots, Spot centre, float radius, float from, float sweep);
// Bézier with two control points, as in the C of a drawn path.
void add_curve(std::vector<Spot>& spots, Spot control1, Spot control2, Spot end);

} // namespace game
