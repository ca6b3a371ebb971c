#include "game/platform/masks.h"

#include <cmath>
#include <limits>
#include <span>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {

namespace {

// The coverage of a pixel whose centre is `distance` pixels outside the edge.
double coverage_at(double distance)
{
    return std::clamp(0.5 - distance, 0.0, 1.0);
}

double distance_to_segment(Spot spot, Spot from, Spot to)
{
    const double across = to.x - from.x;
    const double down = to.y - from.y;
    const double length = across * across + down * down;
    const double share =
        length > 0
            ? std::clamp(((spot.x - from.x) * across + (spot.y - from.y) * down) / length, 0.0, 1.0)
            : 0.0;
    return std::hypot(spot.x - from.x - share * across, spot.y - from.y - share * down);
}

// Whether a ray from the spot to the right crosses the edge.
bool crosses(Spot spot, Spot from, Spot to)
{
    if ((from.y > spot.y) == (to.y > spot.y))
        return false;
    return spot.x < from.x + (spot.y - from.y) / (to.y - from.y) * (to.x - from.x);
}

// The distance from the spot to the edge of the contour; negative inside.
double distance_outside(const Contour& contour, std::span<const Spot> spots, Spot spot)
{
    double nearest = std::numeric_limits<double>::max();
    bool inside = false;
    const std::size_t count = spots.size();
    const std::size_t edges = contour.filled ? count : std::max<std::size_t>(count - 1, 1);
    for (std::size_t edge = 0; edge < edges; ++edge) {
        const Spot from = spots[edge];
        const Spot to = spots[(edge + 1) % count];
        nearest = std::min(nearest, distance_to_segment(spot, from, to));
        if (contour.filled && crosses(spot, from, to))
            inside = !inside;
    }
    return (inside ? -nearest : nearest) - contour.width / 2;
}

Rect bounds_of(const Contour& contour, std::span<const Spot> spots)
{
    const double beside = contour.width / 2 + 1;
    Rect bounds;
    for (const Spot spot : spots) {
        const int left = rounded_down(spot.x - beside);
        const int top = rounded_down(spot.y - beside);
        const int right = rounded_up(spot.x + beside);
        const int bottom = rounded_up(spot.y + beside);
        bounds = around(bounds, Rect{left, top, right - left, bottom - top});
    }
    return bounds;
}

void cover_contour(Mask& mask, const Contour& contour, std::span<const Spot> spots)
{
    const Rect bounds = bounds_of(contour, spots);
    for (int y = bounds.y; y < bounds.bottom(); ++y) {
        for (int x = bounds.x; x < bounds.right(); ++x) {
            const Spot middle{x + 0.5, y + 0.5};
            mask.cover(x - mask.origin.x, y - mask.origin.y,
                       coverage_at(distance_outside(contour, spots, middle)));
        }
    }
}

// The distance from the centre of a pixel to the centre of a disc.
double from_middle(int x, int y, int radius)
{
    return std::hypot(x + 0.5 - radius, y + 0.5 - radius);
}

// The weights of a Gaussian blur, for distances from -reach to reach.
std::vector<double> blur_weights(int blur, int reach)
{
    std::vector<double> weights;
    double sum = 0;
    for (int away = -reach; away <= reach; ++away) {
        const double deviations = ratio(away, std::max(1, blur));
        weights.push_back(std::exp(-deviations * deviations / 2));
        sum += weights.back();
    }
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

// Blurs along one axis: `step` is the distance between neighbours, `count` their number.
void blur_line(std::vector<double>& values,
               std::size_t start,
               int step,
               int count,
               const std::vector<double>& weights)
{
    const int reach = engine::count_of(weights) / 2;
    std::vector<double> line(count);
    for (int place = 0; place < count; ++place)
        line[place] = values[start + place * step];
    for (int place = 0; place < count; ++place) {
        double sum = 0;
        for (int from = std::max(0, place - reach); from < std::min(count, place + reach + 1);
             ++from)
            sum += line[from] * weights[from - place + reach];
        values[start + place * step] = sum;
    }
}

} // namespace

Mask::Mask(Size extent, Point start)
    : size(extent), origin(start), coverage(extent.width * extent.height, 0)
{
}

void Mask::cover(int x, int y, double share)
{
    std::uint8_t& pixel = coverage[y * size.width + x];
    pixel = std::max(pixel, static_cast<std::uint8_t>(std::lround(share * 255)));
}

Mask disc_mask(int radius)
{
    return ring_mask(radius, radius);
}

Mask ring_mask(int radius, double width)
{
    Mask mask(Size{2 * radius, 2 * radius}, Point{});
    for (int y = 0; y < 2 * radius; ++y) {
        for (int x = 0; x < 2 * radius; ++x) {
            const double distance = from_middle(x, y, radius);
            const double inside = width < radius ? coverage_at(distance - (radius - width)) : 0.0;
            mask.cover(x, y, std::max(0.0, coverage_at(distance - radius) - inside));
        }
    }
    return mask;
}

Mask shape_mask(const Shape& shape)
{
    Rect bounds;
    for (const Contour& contour : shape.contours)
        bounds = around(bounds, bounds_of(contour, shape.spots_of(contour)));
    Mask mask(Size{bounds.width, bounds.height}, Point{bounds.x, bounds.y});
    for (const Contour& contour : shape.contours) {
        if (contour.count > 0)
            cover_contour(mask, contour, shape.spots_of(contour));
    }
    return mask;
}

// A blurred edge is an error function. A blurred rectangle is the product of the horizontal and the
// vertical one.
Mask shadow_mask(Size size, int blur, Rect part)
{
    const auto shares = [blur](int length, int from, int count) {
        const double softness = blur * std::sqrt(2.0);
        std::vector<double> result;
        for (int place = from; place < from + count; ++place) {
            const double middle = place + 0.5;
            const double after_end = (middle - length) / softness;
            result.push_back(0.5 * (std::erf(middle / softness) - std::erf(after_end)));
        }
        return result;
    };
    const std::vector<double> across = shares(size.width, part.x, part.width);
    const std::vector<double> down = shares(size.height, part.y, part.height);
    Mask mask(Size{part.width, part.height}, Point{part.x, part.y});
    for (int y = 0; y < part.height; ++y) {
        for (int x = 0; x < part.width; ++x)
            mask.cover(x, y, across[x] * down[y]);
    }
    return mask;
}

Mask blurred(const Mask& mask, int blur)
{
    const int reach = 3 * blur;
    const int width = mask.size.width + 2 * reach;
    const int height = mask.size.height + 2 * reach;
    std::vector<double> light(width * height, 0);
    for (int y = 0; y < mask.size.height; ++y) {
        for (int x = 0; x < mask.size.width; ++x)
            light[(y + reach) * width + x + reach] = mask.coverage[y * mask.size.width + x] / 255.0;
    }
    const std::vector<double> weights = blur_weights(blur, reach);
    for (int y = 0; y < height; ++y)
        blur_line(light, y * width, 1, width, weights);
    for (int x = 0; x < width; ++x)
        blur_line(light, x, width, height, weights);
    Mask soft(Size{width, height}, Point{mask.origin.x - reach, mask.origin.y - reach});
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            soft.cover(x, y, light[y * width + x]);
    }
    return soft;
}

} // namespace game
