#include "game/ui/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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
    return std::clamp(static_cast<int>(std::ceil(steps)), 6, 128);
}

constexpr int curve_steps = 14;

} // namespace

void add_line(Shape& shape, std::vector<Spot> spots, float width)
{
    shape.contours.push_back(Contour{std::move(spots), width, false});
}

void add_polygon(Shape& shape, std::vector<Spot> spots, float stroke_width)
{
    shape.contours.push_back(Contour{std::move(spots), stroke_width, true});
}

void turn_around(Shape& shape, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const auto across = static_cast<float>(std::cos(angle));
    const auto down = static_cast<float>(std::sin(angle));
    for (Contour& contour : shape.contours) {
        for (Spot& spot : contour.spots)
            spot = {spot.x * across - spot.y * down, spot.x * down + spot.y * across};
    }
}

void add_arc_spots(std::vector<Spot>& spots, Spot centre, float radius, float from, float sweep)
{
    const int steps = steps_for(radius, sweep);
    for (int step = 0; step <= steps; ++step) {
        const float share = static_cast<float>(step) / static_cast<float>(steps);
        const float angle = radians(from + sweep * share);
        spots.push_back(
            Spot{centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)});
    }
}

void add_arc(Shape& shape, Spot centre, float radius, float from, float sweep, float width)
{
    std::vector<Spot> spots;
    add_arc_spots(spots, centre, radius, from, sweep);
    add_line(shape, std::move(spots), width);
}

// A polyline of one point with round ends is a disc.
void add_disc(Shape& shape, Spot centre, float radius)
{
    add_line(shape, {centre}, 2 * radius);
}

void add_curve(std::vector<Spot>& spots, Spot control1, Spot control2, Spot end)
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
