#include "game/ui/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/ui/rounding.h"

namespace game {

namespace {

constexpr double radians(double degrees)
{
    return degrees * std::numbers::pi / 180.0;
}

// Returns enough steps to keep each chord within a twentieth of a pixel of its arc.
int steps_for(double radius, double sweep)
{
    const double steps = std::fabs(radians(sweep)) * std::sqrt(std::max(radius, 1.0)) * 1.6;
    return std::clamp(rounded_up(steps), 6, 128);
}

constexpr int curve_steps = 14;

} // namespace

void Shape::end_contour(double width, bool filled)
{
    const std::size_t first = contours.empty() ? 0 : contours.back().first + contours.back().count;
    contours.push_back(Contour{first, spots.size() - first, width, filled});
}

void add_line(Shape& shape, std::span<const Spot> spots, double width)
{
    shape.spots.insert(shape.spots.end(), spots.begin(), spots.end());
    shape.end_contour(width, false);
}

void add_line(Shape& shape, std::initializer_list<Spot> spots, double width)
{
    add_line(shape, std::span(spots.begin(), spots.size()), width);
}

void add_polygon(Shape& shape, std::span<const Spot> spots, double stroke_width)
{
    shape.spots.insert(shape.spots.end(), spots.begin(), spots.end());
    shape.end_contour(stroke_width, true);
}

void add_polygon(Shape& shape, std::initializer_list<Spot> spots, double stroke_width)
{
    add_polygon(shape, std::span(spots.begin(), spots.size()), stroke_width);
}

void turn_around(Shape& shape, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double across = std::cos(angle);
    const double down = std::sin(angle);
    for (Spot& spot : shape.spots)
        spot = {spot.x * across - spot.y * down, spot.x * down + spot.y * across};
}

void add_arc_spots(Spots& spots, Spot centre, double radius, double from, double sweep)
{
    const int steps = steps_for(radius, sweep);
    for (int step = 0; step <= steps; ++step) {
        const double share = ratio(step, steps);
        const double angle = radians(from + sweep * share);
        spots.push_back(
            Spot{centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)});
    }
}

void add_arc(Shape& shape, Spot centre, double radius, double from, double sweep, double width)
{
    add_arc_spots(shape.spots, centre, radius, from, sweep);
    shape.end_contour(width, false);
}

// A polyline of one point with round ends is a disc.
void add_disc(Shape& shape, Spot centre, double radius)
{
    add_line(shape, {centre}, 2 * radius);
}

void add_curve(Spots& spots, Spot control1, Spot control2, Spot end)
{
    const Spot start = spots.back();
    for (int step = 1; step <= curve_steps; ++step) {
        const double t = ratio(step, curve_steps);
        const double s = 1 - t;
        const double a = s * s * s;
        const double b = 3 * s * s * t;
        const double c = 3 * s * t * t;
        const double d = t * t * t;
        spots.push_back(Spot{a * start.x + b * control1.x + c * control2.x + d * end.x,
                             a * start.y + b * control1.y + c * control2.y + d * end.y});
    }
}

} // namespace game
