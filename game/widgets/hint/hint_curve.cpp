#include "game/widgets/hint/hint_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

constexpr int pieces = 64;
// The distance of the curve's middle from the straight line, relative to its length, in order of
// preference.
constexpr std::array bends = {0.0, 0.09, -0.09, 0.17, -0.17, 0.26, -0.26, 0.36, -0.36, 0.46, -0.46};
constexpr double most_without_obstacle = 0.9; // the cost of a line that avoids them all
// How far the bend is moved along the line, relative to its length, where no bend in the middle
// avoids all obstacles.
constexpr std::array leans = {0.25, -0.25, 0.4, -0.4};

double distance(Spot one, Spot other)
{
    return std::hypot(one.x - other.x, one.y - other.y);
}

// A quadratic Bézier curve with that distance.
std::vector<Spot> curve(Spot from, Spot to, double bend, double lean)
{
    const double along = 0.5 + lean;
    const Spot control{from.x + along * (to.x - from.x) - 2 * bend * (to.y - from.y),
                       from.y + along * (to.y - from.y) + 2 * bend * (to.x - from.x)};
    std::vector<Spot> line;
    for (int piece = 0; piece <= pieces; ++piece) {
        const double t = ratio(piece, pieces);
        const double a = (1 - t) * (1 - t);
        const double b = 2 * t * (1 - t);
        const double c = t * t;
        line.push_back(
            {a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y});
    }
    return line;
}

// For each point of the line inside an obstacle a half to one, outside the field one. Two points
// are enough for another line to be looked for.
double
obstruction(const std::vector<Spot>& line, const std::vector<Obstacle>& obstacles, Rect field)
{
    double sum = 0;
    for (const Spot& spot : line) {
        for (const Obstacle& obstacle : obstacles) {
            const bool is_far = std::fabs(spot.x - obstacle.centre.x) >= obstacle.radius ||
                                std::fabs(spot.y - obstacle.centre.y) >= obstacle.radius;
            const double far = is_far ? obstacle.radius : distance(spot, obstacle.centre);
            if (far < obstacle.radius)
                sum += 1 - far / obstacle.radius / 2;
        }
        if (!field.contains(Point{rounded_down(spot.x), rounded_down(spot.y)}))
            sum += 1;
    }
    return sum;
}

// Those that contain no end.
std::vector<Obstacle>
obstacles_between(const Rim& from, const Rim& to, const std::vector<Obstacle>& obstacles)
{
    std::vector<Obstacle> between;
    for (const Obstacle& obstacle : obstacles) {
        if (distance(obstacle.centre, from.centre) > obstacle.radius / 2 &&
            distance(obstacle.centre, to.centre) > obstacle.radius / 2)
            between.push_back(obstacle);
    }
    return between;
}

// Lines that share a candidate have to be close to each other at that end.
bool is_by_an_end(Spot spot, const Rim& from, const Rim& to)
{
    return distance(spot, from.centre) < 2 * from.radius ||
           distance(spot, to.centre) < 2 * to.radius;
}

// The cost of nearby lines: low for crossing one, high for running along it.
double
nearness(const std::vector<Spot>& line, const Rim& from, const Rim& to, const DrawnLines& drawn)
{
    return 0.15 * engine::how_many(line, [&](Spot spot) {
               return drawn.is_near(spot) && !is_by_an_end(spot, from, to);
           });
}

// Positive outside the rim.
double beyond(const Rim& rim, Spot spot)
{
    if (rim.form == Rim::Form::Round)
        return distance(spot, rim.centre) - rim.radius;
    return std::max(std::fabs(spot.x - rim.centre.x), std::fabs(spot.y - rim.centre.y)) -
           rim.radius;
}

// Removes the part of the line inside the rim at its beginning.
std::vector<Spot> from_rim(std::vector<Spot> line, const Rim& rim)
{
    const auto outside =
        std::ranges::find_if(line, [&](Spot spot) { return beyond(rim, spot) > 0; });
    if (outside == line.begin() || outside == line.end()) {
        line.erase(line.begin(), outside);
        return line;
    }
    const Spot before = *(outside - 1);
    const double within = -beyond(rim, before);
    const double share = within / (within + beyond(rim, *outside));
    line.erase(line.begin(), outside - 1);
    line.front() = {before.x + share * (line[1].x - before.x),
                    before.y + share * (line[1].y - before.y)};
    return line;
}

} // namespace

DrawnLines::DrawnLines(Rect field, double apart, std::vector<Obstacle> obstacles)
    : field_(field),
      side_(std::max(1.0, apart)),
      columns_(rounded_down(field.width / side_) + 1),
      rows_(rounded_down(field.height / side_) + 1),
      near_(columns_ * rows_),
      obstacles_(std::move(obstacles))
{
}

int DrawnLines::column_of(Spot spot) const
{
    return rounded_down((spot.x - field_.x) / side_);
}

int DrawnLines::row_of(Spot spot) const
{
    return rounded_down((spot.y - field_.y) / side_);
}

int DrawnLines::tile_at(int column, int row) const
{
    const bool is_inside = column >= 0 && column < columns_ && row >= 0 && row < rows_;
    return is_inside ? row * columns_ + column : -1;
}

bool DrawnLines::is_near(Spot spot) const
{
    const int tile = tile_at(column_of(spot), row_of(spot));
    return tile >= 0 && near_[tile];
}

void DrawnLines::mark_around(Spot spot)
{
    for (int row = row_of(spot) - 1; row <= row_of(spot) + 1; ++row) {
        for (int column = column_of(spot) - 1; column <= column_of(spot) + 1; ++column) {
            if (const int tile = tile_at(column, row); tile >= 0)
                near_[tile] = true;
        }
    }
}

void DrawnLines::add(const std::vector<Spot>& line)
{
    for (std::size_t piece = 1; piece < line.size(); ++piece) {
        const Spot from = line[piece - 1];
        const Spot to = line[piece];
        const int steps = rounded_down(distance(from, to) / side_) + 1;
        for (int step = 0; step <= steps; ++step) {
            const double share = ratio(step, steps);
            mark_around({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
        }
    }
}

std::vector<Spot> bent_line(const Rim& from, const Rim& to, const DrawnLines& drawn)
{
    const auto any = [](const std::vector<Spot>&) {
        return true;
    };
    return cheapest_line(from, to, drawn, any)->spots;
}

std::optional<PricedLine>
cheapest_line(const Rim& from,
              const Rim& to,
              const DrawnLines& drawn,
              const std::function<bool(const std::vector<Spot>&)>& may_be_drawn)
{
    const std::vector<Obstacle> between = obstacles_between(from, to, drawn.obstacles());
    std::optional<PricedLine> best;
    const auto attempt = [&](double bend, double lean) {
        std::vector<Spot> line = curve(from.centre, to.centre, bend, lean);
        const double cost = obstruction(line, between, drawn.field()) +
                            nearness(line, from, to, drawn) + std::fabs(bend) + std::fabs(lean);
        if ((!best || cost < best->cost) && may_be_drawn(line))
            best = PricedLine{std::move(line), cost};
    };
    for (const double bend : bends)
        attempt(bend, 0);
    for (const double lean : leans) {
        for (const double bend : bends) {
            if (!best || best->cost >= most_without_obstacle)
                attempt(bend, lean);
        }
    }
    return best;
}

std::vector<Spot> between_rims(std::vector<Spot> line, const Rim& from, const Rim& to)
{
    line = from_rim(std::move(line), from);
    std::ranges::reverse(line);
    line = from_rim(std::move(line), to);
    std::ranges::reverse(line);
    return line.size() < 2 ? std::vector<Spot>{} : line;
}

double length_of(const std::vector<Spot>& line)
{
    double length = 0;
    for (std::size_t piece = 1; piece < line.size(); ++piece)
        length += distance(line[piece - 1], line[piece]);
    return length;
}

void append(Shape& shape, const Shape& other)
{
    for (const Contour& contour : other.contours) {
        const std::span<const Spot> spots = other.spots_of(contour);
        shape.spots.insert(shape.spots.end(), spots.begin(), spots.end());
        shape.end_contour(contour.width, contour.filled);
    }
}

void add_stroke(Shape& shape, const std::vector<Spot>& line, double width)
{
    for (std::size_t piece = 1; piece < line.size(); ++piece)
        add_line(shape, {line[piece - 1], line[piece]}, width);
}

void add_dots(Shape& shape, const std::vector<Spot>& line, double width)
{
    const double apart = 2.4 * width;
    double since = apart;
    for (std::size_t piece = 1; piece < line.size(); ++piece) {
        const Spot from = line[piece - 1];
        const Spot to = line[piece];
        const double length = distance(from, to);
        for (double at = apart - since; at < length; at += apart) {
            const Spot dot{from.x + (to.x - from.x) * at / length,
                           from.y + (to.y - from.y) * at / length};
            add_disc(shape, dot, width / 2);
            since = -at;
        }
        since += length;
    }
}

void add_head(Shape& shape, const std::vector<Spot>& line, double size)
{
    const Spot tip = line.back();
    Spot tail = line.front();
    for (const Spot& spot : line) {
        if (distance(spot, tip) >= size)
            tail = spot;
    }
    const double length = std::max(1.0, distance(tail, tip));
    const double across = (tip.x - tail.x) / length;
    const double down = (tip.y - tail.y) / length;
    const Spot base{tip.x - size * across, tip.y - size * down};
    const double half = size * 0.5;
    add_polygon(shape, {tip,
                        {base.x - half * down, base.y + half * across},
                        {base.x + half * down, base.y - half * across}});
}

} // namespace game
