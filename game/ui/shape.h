#pragma once
// Outlines made of strokes and filled polygons, drawn antialiased at any size: icons, rings,
// arrows.

#include <cstddef>
#include <initializer_list>
#include <memory_resource>
#include <span>
#include <vector>

#include "game/ui/geometry.h"

namespace game {

struct Spot {
    double x = 0;
    double y = 0;

    // Whole numbers are welcome here too.
    static constexpr Spot at(double x, double y) { return {x, y}; }

    friend bool operator==(const Spot&, const Spot&) = default;
};

constexpr Spot spot_of(Point point)
{
    return Spot::at(point.x, point.y);
}

using Spots = std::pmr::vector<Spot>;

// A polyline with round joints and ends, or, when `filled`, a polygon. Curves are approximated by
// points. Its spots are in its shape.
struct Contour {
    std::size_t first = 0;
    std::size_t count = 0;
    double width = 0; // of the stroke, in pixels; a filled polygon may have one too
    bool filled = false;
    friend bool operator==(const Contour&, const Contour&) = default;
};

// In pixels, y pointing down; (0, 0) is placed at the point where the shape is drawn.
struct Shape {
    Shape() = default;
    // Drawing code passes the canvas's memory, see Canvas::memory().
    explicit Shape(std::pmr::memory_resource& memory) : spots(&memory), contours(&memory) {}
    Shape(const Shape& other, std::pmr::memory_resource& memory)
        : spots(other.spots, &memory), contours(other.contours, &memory)
    {
    }

    std::span<const Spot> spots_of(const Contour& contour) const
    {
        return std::span(spots).subspan(contour.first, contour.count);
    }
    // Makes a contour of all spots that belong to none yet.
    void end_contour(double width, bool filled);

    Spots spots;
    std::pmr::vector<Contour> contours;

    friend bool operator==(const Shape&, const Shape&) = default;
};

// These add to a shape. Angles are in degrees, clockwise from the top.
void add_line(Shape& shape, std::span<const Spot> spots, double width);
void add_line(Shape& shape, std::initializer_list<Spot> spots, double width);
void add_polygon(Shape& shape, std::span<const Spot> spots, double stroke_width = 0);
void add_polygon(Shape& shape, std::initializer_list<Spot> spots, double stroke_width = 0);
void add_arc(Shape& shape, Spot centre, double radius, double from, double sweep, double width);
void add_disc(Shape& shape, Spot centre, double radius);
// Turns the whole shape clockwise around (0, 0).
void turn_around(Shape& shape, double degrees);
// Appends the points of an arc to a contour.
void add_arc_spots(Spots& spots, Spot centre, double radius, double from, double sweep);
// Appends a cubic Bézier curve, like C in an SVG path.
void add_curve(Spots& spots, Spot control1, Spot control2, Spot end);

} // namespace game
