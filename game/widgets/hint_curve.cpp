#include "game/widgets/hint_curve.h"

#include <array>
#include <cmath>

namespace game {
namespace {

constexpr int pieces = 32;
// How far the middle leaves the straight line, as a share of its length; the first is preferred.
constexpr std::array bends = {0.0F,   0.09F, -0.09F, 0.17F, -0.17F, 0.26F,
                              -0.26F, 0.36F, -0.36F, 0.46F, -0.46F};

float distance(Spot one, Spot other)
{
    return std::hypot(one.x - other.x, one.y - other.y);
}

// A quadratic Bézier curve whose middle stands off by the share.
std::vector<Spot> curve(Spot from, Spot to, float bend)
{
    const Spot control{(from.x + to.x) / 2 - 2 * bend * (to.y - from.y),
                       (from.y + to.y) / 2 + 2 * bend * (to.x - from.x)};
    std::vector<Spot> line;
    for (int piece = 0; piece <= pieces; ++piece) {
        const float t = static_cast<float>(piece) / pieces;
        const float a = (1 - t) * (1 - t);
        const float b = 2 * t * (1 - t);
        const float c = t * t;
        line.push_back(
            {a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y});
    }
    return line;
}

// How much of the line is in the way of something, in points.
float trouble(const std::vector<Spot>& line, const std::vector<Obstacle>& obstacles, Rect field)
{
    float sum = 0;
    for (const Spot& spot : line) {
        for (const Obstacle& obstacle : obstacles) {
            const float far = distance(spot, obstacle.centre);
            if (far < obstacle.radius)
                sum += 1.5F - far / obstacle.radius;
        }
        if (!field.contains(Point{static_cast<int>(spot.x), static_cast<int>(spot.y)}))
            sum += 2;
    }
    return sum;
}

} // namespace

std::vector<Spot> bent_line(Spot from, Spot to, const std::vector<Obstacle>& obstacles, Rect field)
{
    std::vector<Obstacle> between;
    for (const Obstacle& obstacle : obstacles) {
        if (distance(obstacle.centre, from) > obstacle.radius / 2 &&
            distance(obstacle.centre, to) > obstacle.radius / 2)
            between.push_back(obstacle);
    }
    std::vector<Spot> best;
    float least = 0;
    for (float bend : bends) {
        std::vector<Spot> line = curve(from, to, bend);
        const float cost = trouble(line, between, field) + std::fabs(bend);
        if (best.empty() || cost < least) {
            best = std::move(line);
            least = cost;
        }
    }
    return best;
}

std::vector<Spot> trimmed(std::vector<Spot> line, float start, float end)
{
    const Spot first = line.front();
    const Spot last = line.back();
    std::vector<Spot> kept;
    for (const Spot& spot : line) {
        if (distance(spot, first) >= start && distance(spot, last) >= end)
            kept.push_back(spot);
    }
    return kept.size() < 2 ? line : kept;
}

void add_stroke(Shape& shape, const std::vector<Spot>& line, float width)
{
    for (std::size_t piece = 1; piece < line.size(); ++piece)
        add_line(shape, {line[piece - 1], line[piece]}, width);
}

void add_dots(Shape& shape, const std::vector<Spot>& line, float width)
{
    const float apart = 2.4F * width;
    float since = apart;
    for (std::size_t piece = 1; piece < line.size(); ++piece) {
        const Spot from = line[piece - 1];
        const Spot to = line[piece];
        const float length = distance(from, to);
        for (float at = apart - since; at < length; at += apart) {
            const Spot dot{from.x + (to.x - from.x) * at / length,
                           from.y + (to.y - from.y) * at / length};
            add_disc(shape, dot, width / 2);
            since = -at;
        }
        since += length;
    }
}

void add_head(Shape& shape, const std::vector<Spot>& line, float size)
{
    const Spot tip = line.back();
    Spot tail = line.front();
    for (const Spot& spot : line) {
        if (distance(spot, tip) >= size)
            tail = spot;
    }
    const float length = std::max(1.0F, distance(tail, tip));
    const float across = (tip.x - tail.x) / length;
    const float down = (tip.y - tail.y) / length;
    const Spot base{tip.x - size * across, tip.y - size * down};
    const float half = size * 0.5F;
    add_polygon(shape, {tip,
                        {base.x - half * down, base.y + half * across},
                        {base.x + half * down, base.y - half * across}});
}

} // namespace game
