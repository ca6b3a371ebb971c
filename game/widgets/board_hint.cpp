// A hint on the board: highlighted cells, candidates, links and letters, over the dimmed rest.

#include <algorithm>
#include <cmath>

#include "game/widgets/board_drawing.h"
#include "game/widgets/hint_curve.h"
#include "game/widgets/hint_marks.h"

namespace game {
namespace {

using engine::Candidate;
using engine::Cell;

int edge_width(const PlacedBoard& placed)
{
    return std::max(2, (placed.cell() + 12) / 24);
}

void draw_dashes(Canvas& canvas, Rect area, int width, Tint tint)
{
    const int dash = std::max(3, area.width / 11);
    const int gap = std::max(2, area.width / 18);
    const auto along = [&](int length, auto put) {
        const int count = std::max(1, (length + gap) / (dash + gap));
        for (int index = 0; index < count; ++index) {
            const int from = index * length / count;
            const int to = index + 1 == count ? length : (index + 1) * length / count - gap;
            put(from, to - from);
        }
    };
    along(area.width, [&](int at, int length) {
        canvas.fill(Rect{area.x + at, area.y, length, width}, tint);
        canvas.fill(Rect{area.x + at, area.bottom() - width, length, width}, tint);
    });
    along(area.height, [&](int at, int length) {
        canvas.fill(Rect{area.x, area.y + at, width, length}, tint);
        canvas.fill(Rect{area.right() - width, area.y + at, width, length}, tint);
    });
}

class HintDrawing {
public:
    HintDrawing(Canvas& canvas,
                const PlacedBoard& placed,
                const engine::Board& board,
                const HintPicture& picture)
        : canvas_(canvas),
          placed_(placed),
          board_(board),
          picture_(picture),
          slots_(placed, picture)
    {
    }

    void draw() const
    {
        for (const auto& [cell, kind] : picture_.cells)
            draw_edge(cell, kind);
        draw_links();
        for (const auto& [candidate, mark] : slots_.marks())
            draw_hint_mark(canvas_, placed_, slots_.of(candidate), candidate.digit, mark);
        for (const auto& [cell, text] : picture_.badges)
            draw_badge(cell, text);
        for (Cell cell : picture_.pointed_at)
            canvas_.rounded_border(placed_.area_of(cell).inset(-edge_width(placed_) / 2), 0,
                                   static_cast<float>(edge_width(placed_) + 1),
                                   Paint::SelectionEdge);
    }

private:
    void draw_edge(Cell cell, HintCell kind) const
    {
        const Rect area = placed_.area_of(cell);
        const int width = edge_width(placed_);
        switch (kind) {
        case HintCell::House:
            return;
        case HintCell::Cause:
            return canvas_.rounded_border(area, 0, static_cast<float>(width), Paint::Cause);
        case HintCell::Effect:
            return draw_dashes(canvas_, area, width, Paint::Effect);
        case HintCell::Target:
            return draw_dashes(canvas_, area, width, Paint::Cause);
        case HintCell::Excluded:
            return draw_cross(area);
        }
    }

    void draw_cross(Rect area) const
    {
        const float reach = static_cast<float>(area.width) * 0.13F;
        const float width = std::max(1.5F, static_cast<float>(area.width) * 0.035F);
        Shape cross;
        add_line(cross, {{-reach, -reach}, {reach, reach}}, width);
        add_line(cross, {{-reach, reach}, {reach, -reach}}, width);
        canvas_.shape(cross, area.centre(), Paint::Ink3);
    }

    std::vector<Obstacle> obstacles() const
    {
        std::vector<Obstacle> all;
        const auto side = static_cast<float>(placed_.cell());
        for (Cell cell : placed_.grid().cells()) {
            if (board_[cell].digit == engine::no_digit)
                continue;
            const Point middle = placed_.area_of(cell).centre();
            all.push_back(
                {{static_cast<float>(middle.x), static_cast<float>(middle.y)}, 0.27F * side});
        }
        for (const auto& [candidate, mark] : slots_.marks()) {
            const HintSlot slot = slots_.of(candidate);
            all.push_back({slot.centre, slot.radius + 0.05F * side});
        }
        return all;
    }

    void draw_links() const
    {
        const std::vector<Obstacle> discs = obstacles();
        const auto unit = static_cast<float>(placed_.unit());
        const float strong = std::max(2.0F, 3 * unit);
        const float weak = std::max(1.5F, 1.8F * unit);
        DrawnLines drawn(placed_.area(), 5 * unit);
        Shape halo;
        Shape lines;
        Shape arrows;
        std::vector<Spot> tips;
        for (const HintLink& link : picture_.links) {
            const std::vector<Spot> way = link.line == HintLine::Arrow
                                              ? way_of_arrow(link, discs, drawn, tips)
                                              : way_of(link, discs, drawn, 0);
            if (way.empty())
                continue;
            drawn.add(way);
            const float width = link.line == HintLine::Strong ? strong : weak;
            add_stroke(halo, way, width + 4 * unit);
            if (link.line == HintLine::Arrow) {
                tips.push_back(way.back());
                add_arrow(arrows, way);
            } else {
                add_stroke(lines, way, width);
            }
        }
        const Point origin{0, 0};
        if (!halo.contours.empty())
            canvas_.shape(halo, origin, Paint::Board);
        if (!lines.contours.empty())
            canvas_.shape(lines, origin, Paint::Cause);
        if (!arrows.contours.empty())
            canvas_.shape(arrows, origin, Paint::Effect);
    }

    // Adds dots up to the head, which is smaller on a short path.
    void add_arrow(Shape& arrows, const std::vector<Spot>& way) const
    {
        const auto unit = static_cast<float>(placed_.unit());
        const float head = std::min(9 * unit, 0.6F * length_of(way));
        const std::vector<Spot> shaft = between_rims(way, {way.front(), 0}, {way.back(), head});
        add_dots(arrows, shaft, std::max(2.0F, 2.4F * unit));
        add_head(arrows, way, head);
    }

    Rim rim_of(Candidate candidate) const
    {
        const HintSlot slot = slots_.of(candidate);
        const auto mark = slots_.marks().find(candidate);
        if (mark == slots_.marks().end() || mark->second != HintMark::Struck)
            return {slot.centre, slot.radius};
        return {slot.centre, struck_share * slot.radius, Rim::Form::Square};
    }

    // The cell including its edge, and some space.
    Rim rim_of(Cell cell) const
    {
        const Rect area = placed_.area_of(cell);
        const Point centre = area.centre();
        return {{static_cast<float>(centre.x), static_cast<float>(centre.y)},
                static_cast<float>(area.width) / 2 + 2 * static_cast<float>(placed_.unit()),
                Rim::Form::Square};
    }

    // Arrow heads that would touch are aimed at different sides of the candidate.
    std::vector<Spot> way_of_arrow(const HintLink& link,
                                   const std::vector<Obstacle>& obstacles,
                                   const DrawnLines& drawn,
                                   const std::vector<Spot>& tips) const
    {
        const auto unit = static_cast<float>(placed_.unit());
        const auto is_apart = [&](const std::vector<Spot>& way) {
            return way.empty() || std::ranges::none_of(tips, [&](Spot tip) {
                       return std::hypot(tip.x - way.back().x, tip.y - way.back().y) < 10 * unit;
                   });
        };
        for (const float aside : {0.0F, 9.0F, -9.0F, 15.0F, -15.0F, 20.0F, -20.0F}) {
            std::vector<Spot> way = way_of(link, obstacles, drawn, aside * unit);
            if (is_apart(way))
                return way;
        }
        return way_of(link, obstacles, drawn, 0);
    }

    // `aside` is how far from the centre of its target it aims.
    std::vector<Spot> way_of(const HintLink& link,
                             const std::vector<Obstacle>& obstacles,
                             const DrawnLines& drawn,
                             float aside) const
    {
        const Rim from = rim_of(link.from);
        Rim to = rim_of(link.to);
        to.centre = beside(to.centre, from.centre, aside);
        const std::vector<Spot> way = bent_line(from, to, obstacles, drawn, placed_.area());
        return link.line == HintLine::Arrow ? arrow_along(way, link, to)
                                            : between_rims(way, from, to);
    }

    // Returns a spot beside the target, at right angles to the line from `seen_from`.
    static Spot beside(Spot spot, Spot seen_from, float aside)
    {
        const float length = std::hypot(spot.x - seen_from.x, spot.y - seen_from.y);
        if (length < 1)
            return spot;
        return {spot.x - aside * (spot.y - seen_from.y) / length,
                spot.y + aside * (spot.x - seen_from.x) / length};
    }

    // Ends at the edge of the cell or, if there is no room for a head, at the candidate. Some space
    // at both ends keeps the arrow visible as a whole.
    std::vector<Spot> arrow_along(const std::vector<Spot>& way, const HintLink& link, Rim to) const
    {
        const auto unit = static_cast<float>(placed_.unit());
        Rim from = rim_of(link.from);
        from.radius += unit;
        to.radius += unit;
        if (link.from.cell == link.to.cell)
            return between_rims(way, from, to);
        std::vector<Spot> short_way = between_rims(way, from, rim_of(link.to.cell));
        return length_of(short_way) > 18 * unit ? short_way : between_rims(way, from, to);
    }

    void draw_badge(Cell cell, const std::string& text) const
    {
        const Rect area = placed_.area_of(cell);
        const int radius = std::max(6, placed_.cell() * 13 / 100);
        const Point centre{area.x + radius + area.width / 40, area.y + radius + area.width / 40};
        canvas_.rounded(Rect{centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius,
                        Paint::Ink);
        canvas_.text(text, centre, Align::Centre,
                     Font{Face::Text, Weight::Bold, std::max(8, radius * 12 / 10)},
                     Paint::Background);
    }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    const engine::Board& board_;
    const HintPicture& picture_;
    HintSlots slots_;
};

std::optional<Tint> light_of(const HintPicture& picture, Cell cell)
{
    const auto found = picture.cells.find(cell);
    if (found == picture.cells.end())
        return Tint(Paint::Background).faded(75);
    switch (found->second) {
    case HintCell::House:
        return Tint(Paint::CauseSoft).faded(45);
    case HintCell::Cause:
    case HintCell::Target:
        return Tint(Paint::CauseSoft);
    case HintCell::Effect:
        return Tint(Paint::EffectSoft);
    case HintCell::Excluded:
        return Tint(Paint::CauseSoft).faded(45);
    }
    return std::nullopt;
}

} // namespace

void draw_hint_fills(Canvas& canvas, const PlacedBoard& placed, const HintPicture& picture)
{
    for (Cell cell : placed.grid().cells()) {
        if (const auto light = light_of(picture, cell))
            canvas.fill(placed.fill_area_of(cell), *light);
    }
}

void draw_board_hint(Canvas& canvas,
                     const PlacedBoard& placed,
                     const engine::Board& board,
                     const HintPicture& picture)
{
    HintDrawing(canvas, placed, board, picture).draw();
}

} // namespace game
