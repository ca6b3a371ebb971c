#include "game/widgets/board/board_overview.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
#include "game/ui/scale.h"
#include "game/widgets/board/thumbnail.h"

namespace game {
namespace {

constexpr double map_side = 96; // units
constexpr double map_margin = 10;
constexpr double fade_depth = 14;
constexpr std::array fades = {85, 62, 42, 26, 14, 6}; // percent, from the edge inwards

enum class Edge { Left, Right, Top, Bottom };

// A strip along an edge, `from` to `to` pixels inside it.
Rect strip_at(Rect frame, Edge edge, int from, int to)
{
    switch (edge) {
    case Edge::Left:
        return {frame.x + from, frame.y, to - from, frame.height};
    case Edge::Right:
        return {frame.right() - to, frame.y, to - from, frame.height};
    case Edge::Top:
        return {frame.x, frame.y + from, frame.width, to - from};
    case Edge::Bottom:
        return {frame.x, frame.bottom() - to, frame.width, to - from};
    }
    return {};
}

bool continues_at(Rect board, Rect frame, Edge edge)
{
    switch (edge) {
    case Edge::Left:
        return board.x < frame.x;
    case Edge::Right:
        return board.right() > frame.right();
    case Edge::Top:
        return board.y < frame.y;
    case Edge::Bottom:
        return board.bottom() > frame.bottom();
    }
    return false;
}

} // namespace

void draw_open_frame(Canvas& canvas, const PlacedBoard& placed, Rect frame)
{
    const int depth = std::max(6, rounded(fade_depth * placed.unit()));
    const int count = engine::count_of(fades);
    for (const Edge edge : {Edge::Left, Edge::Right, Edge::Top, Edge::Bottom}) {
        if (!continues_at(placed.area(), frame, edge)) {
            canvas.fill(strip_at(frame, edge, 0, placed.geometry().thick), Paint::Thick);
            continue;
        }
        for (int step = 0; step < count; ++step)
            canvas.fill(strip_at(frame, edge, depth * step / count, depth * (step + 1) / count),
                        Tint(Paint::Background).faded(fades[step]));
    }
}

Rect overview_area(Rect frame, double unit, const std::vector<Rect>& kept_free)
{
    const Scale scale{unit, 1};
    const int side = scale.px(map_side);
    const int margin = scale.px(map_margin);
    if (std::min(frame.width, frame.height) < 3 * side)
        return {};
    const int right = frame.right() - margin - side;
    const int bottom = frame.bottom() - margin - side;
    for (const Point corner :
         {Point{right, bottom}, Point{right, frame.y + margin}, Point{frame.x + margin, bottom},
          Point{frame.x + margin, frame.y + margin}}) {
        const Rect map{corner.x, corner.y, side, side};
        const auto covers = [map](Rect area) {
            return touch(map, area);
        };
        if (std::ranges::none_of(kept_free, covers))
            return map;
    }
    return {};
}

void draw_overview(
    Canvas& canvas, Rect map, const PlacedBoard& placed, const engine::Board& board, Rect frame)
{
    const Scale scale{placed.unit(), 1};
    const int radius = scale.px(6);
    const Rect card = map.inset(-scale.px(5));
    canvas.rounded(card, radius, Paint::Surface);
    canvas.rounded_border(card, radius, std::max(1, scale.px(1)), Paint::Ink3);
    draw_thumbnail(canvas, map, placed.grid(), board.digits());
    const Rect whole = placed.area();
    const auto across = [&](int x) {
        return map.x + (x - whole.x) * map.width / whole.width;
    };
    const auto down = [&](int y) {
        return map.y + (y - whole.y) * map.height / whole.height;
    };
    const Rect seen{across(frame.x), down(frame.y), across(frame.right()) - across(frame.x),
                    down(frame.bottom()) - down(frame.y)};
    canvas.rounded(seen, 0, Tint(Paint::Accent).faded(14));
    canvas.rounded_border(seen, 0, std::max(2, scale.px(2)), Paint::Accent);
}

} // namespace game
