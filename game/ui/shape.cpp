#include "game/ui/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/ui/rounding.h"

namespace game {

namespace {

constexpr float radians(float degrees)
{
    return degrees * std::numbers::pi_v<float> / 180.0F;
}

// Returns enough steps to keep each chord within a twentieth of a pixel of its arc.
int steps_for(float radius, float sweep)
{
    const float steps = std::fabs(radians(sweep)) * std::sqrt(std::max(radius, 1.0F)) * 1.6F;
    return std::clamp(rounded_up(steps), 6, 128);
}

constexpr int curve_steps = 14;

void add_rounded_arc(Spots& spots, Spot centre, float radius, float from, float sweep)
{
    const int steps = steps_for(radius, sweep);
    for (int step = 0; step <= steps; ++step) {
        const float share = static_cast<float>(step) / static_cast<float>(steps);
        const float angle = radians(from + sweep * share);
        spots.push_back(
            Spot{centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)});
    }
}

} // namespace

void Shape::end_contour(double width, bool filled)
{
    const std::size_t first = contours.empty() ? 0 : contours.back().first + contours.back().count;
    contours.push_back(Contour{first, spots.size() - first, static_cast<float>(width), filled});
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
    const auto across = static_cast<float>(std::cos(angle));
    const auto down = static_cast<float>(std::sin(angle));
    for (Spot& spot : shape.spots)
        spot = {spot.x * across - spot.y * down, spot.x * down + spot.y * across};
}

void add_arc_spots(Spots& spots, Spot centre, double radius, double from, double sweep)
{
    add_rounded_arc(spots, centre, static_cast<float>(radius), static_cast<float>(from),
                    static_cast<float>(sweep));
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
        const float t = static_cast<float>(step) / curve_steps;
        const float s = 1 - t;
        const float a = s * s * s;
        const float b = 3 * s * s * t;
        const float c = 3 * s * t * t;
        const float d = t * t * t;
        spots.push_back(Spot{a * start.x + b * control1.x + c * control2.x + d * end.x,
                             a * start.y + b * control1.y + c * control2.y + d * end.y});
    }
}

} // namespace game
