#include "game/widgets/board/mark.h"

#include <cmath>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

// A shape is placed at a whole pixel; the fraction is added to its own coordinates.
struct Anchor {
    Point at;
    Spot rest;
};

Anchor anchor(Spot centre)
{
    const Point at{rounded_down(centre.x), rounded_down(centre.y)};
    return Anchor{at, Spot{centre.x - at.x, centre.y - at.y}};
}

Spot shifted(Spot middle, double right, double down)
{
    return Spot{middle.x + right, middle.y + down};
}

void draw_ring(Canvas& canvas, Anchor at, double radius, double unit, const Mark& mark)
{
    const double reach = radius - unit;
    Shape track(canvas.memory());
    add_arc(track, at.rest, reach, 0, 360, 1.5 * unit);
    canvas.shape(track, at.at, mark.track);
    if (mark.filled <= 0)
        return;
    Shape arc(canvas.memory());
    add_arc(arc, at.rest, reach, 0, 360 * std::min(mark.filled, 0.999), 2 * unit);
    canvas.shape(arc, at.at, mark.ring);
}

void draw_tick(Canvas& canvas, Anchor at, double radius, double unit)
{
    const double disc = radius + 0.5 * unit;
    const double k = disc / 7;
    Shape back(canvas.memory());
    add_disc(back, at.rest, disc);
    canvas.shape(back, at.at, Paint::Ok);
    Shape tick(canvas.memory());
    add_line(tick,
             {shifted(at.rest, -3.1 * k, 0.2 * k), shifted(at.rest, -0.9 * k, 2.5 * k),
              shifted(at.rest, 3.2 * k, -2.3 * k)},
             1.9 * k);
    canvas.shape(tick, at.at, Paint::OnMark);
}

void draw_cross(Canvas& canvas, Anchor at, double radius, double unit)
{
    const double reach = radius + 2 * unit;
    const double k = reach / 8;
    Shape diamond(canvas.memory());
    add_polygon(diamond,
                {shifted(at.rest, 0, -reach), shifted(at.rest, reach, 0),
                 shifted(at.rest, 0, reach), shifted(at.rest, -reach, 0)},
                1.5 * unit);
    canvas.shape(diamond, at.at, Paint::Error);
    Shape cross(canvas.memory());
    for (int way : {1, -1}) {
        add_line(
            cross,
            {shifted(at.rest, -2.2 * k, -2.2 * k * way), shifted(at.rest, 2.2 * k, 2.2 * k * way)},
            1.9 * k);
    }
    canvas.shape(cross, at.at, Paint::OnMark);
}

} // namespace

Mark mark_of(const engine::Board& board, const engine::House& house)
{
    return Mark{.state = state_of(board, house),
                .filled = ratio(filled_cells(board, house), engine::count_of(house.cells))};
}

void draw_mark(Canvas& canvas, Mark mark, Spot centre, double radius, double unit)
{
    switch (mark.state) {
    case engine::HouseState::Incomplete:
        return draw_ring(canvas, anchor(centre), radius, unit, mark);
    case engine::HouseState::Complete:
        return draw_tick(canvas, anchor(centre), radius, unit);
    case engine::HouseState::Conflict:
        return draw_cross(canvas, anchor(centre), radius, unit);
    }
}

} // namespace game
