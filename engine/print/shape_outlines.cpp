#include "engine/print/shape_outlines.h"

#include <array>
#include <cmath>
#include <numbers>

#include "engine/grid/symbols.h"

namespace engine {

namespace {

using Outline = std::vector<PaperPoint>;

// Degrees, clockwise from the top.
PaperPoint on_circle(PaperPoint centre, double radius, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)};
}

// As smooth as in the largest cells.
void add_arc(Outline& outline, PaperPoint centre, double radius, double from, double sweep)
{
    constexpr double steps_in_degree = 0.2;
    const int steps = static_cast<int>(std::ceil(std::fabs(sweep) * steps_in_degree));
    for (int step = 0; step <= steps; ++step)
        outline.push_back(on_circle(centre, radius, from + sweep * step / steps));
}

// A cubic Bézier curve.
void add_curve(Outline& outline, PaperPoint one, PaperPoint two, PaperPoint end)
{
    constexpr int steps = 14;
    const PaperPoint start = outline.back();
    for (int step = 1; step <= steps; ++step) {
        const double t = double(step) / steps;
        const double s = 1 - t;
        const double a = s * s * s;
        const double b = 3 * s * s * t;
        const double c = 3 * s * t * t;
        const double d = t * t * t;
        outline.push_back({a * start.x + b * one.x + c * two.x + d * end.x,
                           a * start.y + b * one.y + c * two.y + d * end.y});
    }
}

// Equally many corners outside and inside, beginning at the top.
Outline star(int points, double inside)
{
    Outline outline;
    for (int corner = 0; corner < 2 * points; ++corner)
        outline.push_back(
            on_circle({0, 0.06}, corner % 2 == 0 ? 1.06 : inside, 180.0 * corner / points));
    return outline;
}

Outline heart()
{
    Outline outline = {{0, 0.95}};
    add_curve(outline, {-0.55, 0.5}, {-1, 0.12}, {-1, -0.32});
    add_curve(outline, {-1, -0.68}, {-0.75, -0.88}, {-0.48, -0.88});
    add_curve(outline, {-0.25, -0.88}, {-0.08, -0.75}, {0, -0.5});
    add_curve(outline, {0.08, -0.75}, {0.25, -0.88}, {0.48, -0.88});
    add_curve(outline, {0.75, -0.88}, {1, -0.68}, {1, -0.32});
    add_curve(outline, {1, 0.12}, {0.55, 0.5}, {0, 0.95});
    return outline;
}

// The outer arc, then the inner one back.
Outline moon()
{
    Outline outline;
    add_arc(outline, {0.1, 0}, 0.95, 20, -220);
    Outline inside;
    add_arc(inside, {0.5, 0}, 0.8, 352, -164);
    outline.insert(outline.end(), inside.rbegin(), inside.rend());
    return outline;
}

} // namespace

const std::vector<PaperPoint>& shape_outline(Digit digit)
{
    static const std::array<Outline, picture_count> shapes = {
        circle_outline({0, 0}, 0.92),
        Outline{{0, -0.95}, {1, 0.82}, {-1, 0.82}},
        Outline{{-0.82, -0.82}, {0.82, -0.82}, {0.82, 0.82}, {-0.82, 0.82}},
        Outline{{0, -1.05}, {0.78, 0}, {0, 1.05}, {-0.78, 0}},
        star(5, 0.45),
        Outline{{-0.32, -0.95},
                {0.32, -0.95},
                {0.32, -0.32},
                {0.95, -0.32},
                {0.95, 0.32},
                {0.32, 0.32},
                {0.32, 0.95},
                {-0.32, 0.95},
                {-0.32, 0.32},
                {-0.95, 0.32},
                {-0.95, -0.32},
                {-0.32, -0.32}},
        heart(),
        moon(),
        Outline{{0.25, -1}, {-0.75, 0.15}, {-0.1, 0.15}, {-0.3, 1}, {0.75, -0.2}, {0.08, -0.2}},
    };
    return shapes[digit - 1u];
}

std::vector<PaperPoint> pips_of(Digit digit)
{
    constexpr double far = 0.52;
    // By row, then column: which digits have a dot there.
    const std::array<std::vector<std::size_t>, picture_count> patterns = {
        {{4},
         {2, 6},
         {2, 4, 6},
         {0, 2, 6, 8},
         {0, 2, 4, 6, 8},
         {0, 2, 3, 5, 6, 8},
         {0, 2, 3, 4, 5, 6, 8},
         {0, 1, 2, 3, 5, 6, 7, 8},
         {0, 1, 2, 3, 4, 5, 6, 7, 8}}};
    std::vector<PaperPoint> pips;
    for (std::size_t place : patterns[digit - 1u])
        pips.push_back({(double(place % 3) - 1) * far, (double(place / 3) - 1) * far});
    return pips;
}

std::vector<PaperPoint> circle_outline(PaperPoint centre, double radius, int corners)
{
    std::vector<PaperPoint> outline;
    for (int corner = 0; corner < corners; ++corner)
        outline.push_back(on_circle(centre, radius, 360.0 * corner / corners));
    return outline;
}

} // namespace engine
