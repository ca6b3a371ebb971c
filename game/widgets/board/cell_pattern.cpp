#include "game/widgets/board/cell_pattern.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace game {
namespace {

constexpr double tile = 12;
constexpr double stroke = 1.5;

// What is repeated in each tile, in units. Lines that leave the tile continue in its neighbours.
struct Tile {
    std::vector<std::pair<Spot, Spot>> lines = {};
    std::vector<Spot> dots = {};
    std::vector<Spot> rings = {};   // with a radius of 3
    std::vector<Spot> squares = {}; // top left corners, 6 wide
};

const Tile& tile_of(int colour)
{
    static const std::array<Tile, 9> tiles = {
        Tile{.lines = {{{0, 12}, {12, 0}}}},
        Tile{.lines = {{{0, 0}, {12, 12}}}},
        Tile{.dots = {{3, 3}, {9, 9}}},
        Tile{.lines = {{{0, 3}, {12, 3}}, {{0, 9}, {12, 9}}}},
        Tile{.lines = {{{3, 0}, {3, 12}}, {{9, 0}, {9, 12}}}},
        Tile{.lines = {{{6, 3}, {6, 9}}, {{3, 6}, {9, 6}}}},
        Tile{.squares = {{0, 0}, {6, 6}}},
        Tile{.lines = {{{0, 4}, {3, 1}}, {{3, 1}, {9, 7}}, {{9, 7}, {12, 4}}}},
        Tile{.rings = {{6, 6}}},
    };
    return tiles[colour - 1];
}

// A convex polygon; its points follow each other clockwise on the screen.
class Region {
public:
    explicit Region(std::span<const Spot> spots) : spots_(spots) {}

    bool holds(Spot spot) const
    {
        for (std::size_t edge = 0; edge < spots_.size(); ++edge)
            if (depth(edge, spot) < 0)
                return false;
        return true;
    }

    // Returns the part of the line inside; nothing if there is none.
    std::optional<std::pair<Spot, Spot>> part_of(Spot from, Spot to) const
    {
        double start = 0;
        double end = 1;
        for (std::size_t edge = 0; edge < spots_.size(); ++edge) {
            const double at_from = depth(edge, from);
            const double at_to = depth(edge, to);
            if (at_from < 0 && at_to < 0)
                return std::nullopt;
            const double crossing = at_from / (at_from - at_to);
            if (at_from < 0)
                start = std::max(start, crossing);
            else if (at_to < 0)
                end = std::min(end, crossing);
        }
        if (start >= end)
            return std::nullopt;
        return std::pair{between(from, to, start), between(from, to, end)};
    }

    // Returns the part of a polygon inside; empty if there is none.
    Spots part_of(Spots polygon) const
    {
        for (std::size_t edge = 0; edge < spots_.size() && !polygon.empty(); ++edge)
            polygon = part_before(edge, polygon);
        return polygon;
    }

private:
    // How far the spot is inside an edge, with respect to the edge's length; negative outside.
    double depth(std::size_t edge, Spot spot) const
    {
        const Spot from = spots_[edge];
        const Spot to = spots_[(edge + 1) % spots_.size()];
        return (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
    }

    static Spot between(Spot from, Spot to, double share)
    {
        return Spot{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
    }

    Spots part_before(std::size_t edge, const Spots& polygon) const
    {
        Spots part(polygon.get_allocator());
        for (std::size_t place = 0; place < polygon.size(); ++place) {
            const Spot spot = polygon[place];
            const Spot next = polygon[(place + 1) % polygon.size()];
            const double here = depth(edge, spot);
            const double there = depth(edge, next);
            if (here >= 0)
                part.push_back(spot);
            if ((here >= 0) != (there >= 0))
                part.push_back(between(spot, next, here / (here - there)));
        }
        return part;
    }

    std::span<const Spot> spots_;
};

class PatternMaker {
public:
    PatternMaker(std::span<const Spot> polygon, double unit, std::pmr::memory_resource& memory)
        : region_(polygon), unit_(unit), shape_(memory)
    {
    }

    void add(const Tile& each, Spot corner)
    {
        const auto at = [&](Spot spot) {
            return Spot{corner.x + spot.x * unit_, corner.y + spot.y * unit_};
        };
        for (const auto& [from, to] : each.lines) {
            if (const auto part = region_.part_of(at(from), at(to)))
                add_line(shape_, {part->first, part->second}, stroke * unit_);
        }
        for (const Spot dot : each.dots) {
            if (region_.holds(at(dot)))
                add_disc(shape_, at(dot), stroke * unit_);
        }
        for (const Spot ring : each.rings) {
            if (region_.holds(at(ring)))
                add_arc(shape_, at(ring), 3 * unit_, 0, 360, stroke * unit_);
        }
        for (const Spot square : each.squares)
            add_square(at(square));
    }

    Shape take() { return std::move(shape_); }

private:
    void add_square(Spot corner)
    {
        const double side = tile / 2 * unit_;
        const Spots square({corner,
                            {corner.x + side, corner.y},
                            {corner.x + side, corner.y + side},
                            {corner.x, corner.y + side}},
                           shape_.spots.get_allocator());
        const Spots part = region_.part_of(square);
        if (part.size() > 2)
            add_polygon(shape_, part);
    }

    Region region_;
    double unit_;
    Shape shape_;
};

} // namespace

Shape cell_pattern(int colour,
                   std::span<const Spot> polygon,
                   double unit,
                   std::pmr::memory_resource& memory)
{
    PatternMaker maker(polygon, unit, memory);
    double right = 0;
    double bottom = 0;
    for (const Spot spot : polygon) {
        right = std::max(right, spot.x);
        bottom = std::max(bottom, spot.y);
    }
    const double step = tile * unit;
    for (int row = 0; row * step < bottom; ++row) {
        for (int column = 0; column * step < right; ++column)
            maker.add(tile_of(colour), Spot{column * step, row * step});
    }
    return maker.take();
}

} // namespace game
