#include "game/widgets/gem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/base/table.h"

namespace game {
namespace {

using engine::SprintRung;

constexpr std::array<Spot, 5> stone = {
    {{-0.6, -0.8}, {0.6, -0.8}, {1.05, -0.2}, {0, 1}, {-1.05, -0.2}}};
// Triangles and squares look smaller than they are.
constexpr std::array grown = {1.12, 1.06, 1.0, 1.0};
constexpr double triangle_lower = 0.14; // so that its middle is that of the others

// In shares of the radius.
Spots outline(SprintRung rung, std::pmr::memory_resource& memory)
{
    Spots spots(&memory);
    if (rung == SprintRung::Diamond) {
        spots.assign(stone.begin(), stone.end());
        return spots;
    }
    const std::size_t index = engine::index_of(rung);
    const int sides = static_cast<int>(index) + 3;
    const double lower = sides == 3 ? triangle_lower : 0;
    for (int corner = 0; corner < sides; ++corner) {
        const double angle = (corner + (sides == 4 ? 0.5 : 0)) * 2 * std::numbers::pi / sides;
        spots.push_back({grown[index] * std::sin(angle), lower - grown[index] * std::cos(angle)});
    }
    return spots;
}

void add_facets(Shape& shape, double radius, double width)
{
    const auto at = [radius](double x, double y) {
        return Spot{x * radius, y * radius};
    };
    add_line(shape, {at(-1.05, -0.2), at(1.05, -0.2)}, width);
    add_line(shape, {at(-0.42, -0.2), at(0, 1), at(0.42, -0.2)}, width);
}

} // namespace

void draw_gem(Canvas& canvas, const GemLook& look, Point centre, double radius)
{
    Spots corners = outline(look.rung, canvas.memory());
    for (Spot& corner : corners)
        corner = {corner.x * radius, corner.y * radius};
    const double width = std::max(1.25, radius * 0.17);
    if (look.state == GemState::Done && look.filled > 0) {
        Shape inside(canvas.memory());
        add_polygon(inside, corners);
        turn_around(inside, look.turn);
        canvas.shape(inside, centre, Tint(Paint::GoldFill).faded(look.filled));
    }
    corners.push_back(corners.front());
    Shape edge(canvas.memory());
    add_line(edge, corners, width);
    if (look.rung == SprintRung::Diamond)
        add_facets(edge, radius, width);
    turn_around(edge, look.turn);
    canvas.shape(edge, centre, look.state == GemState::Open ? Paint::Ink3 : Paint::Gold);
}

} // namespace game
