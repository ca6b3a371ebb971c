// A hint on the board: highlighted cells, candidates, links and letters, over the dimmed rest.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/hint_marks.h"
#include "game/widgets/hint/hint_curve.h"

namespace game {
namespace {

using engine::Cell;

// How far from the centre of its target an arrow is aimed, in units, in order of preference.
constexpr std::array asides = {0.0, 9.0, -9.0, 15.0, -15.0, 20.0, -20.0};

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

// The part of a hint's picture that is drawn so far: what existed before the animation is complete,
// and what is new appears bit by bit.
class HintReveal {
public:
    explicit HintReveal(const BoardLook& look)
        : before_(look.hint_before), moment_(look.hint_moment)
    {
    }

    int dim() const { return before_ == nullptr ? moment_.dim : 100; } // percent
    // The strength of a cell, candidate or badge, in percent.
    template <typename Key, typename Value>
    int strength(std::map<Key, Value> HintPicture::* part, const Key& key, const Value& value) const
    {
        if (before_ == nullptr)
            return moment_.cells;
        const auto found = (before_->*part).find(key);
        return found != (before_->*part).end() && found->second == value ? 100 : moment_.cells;
    }
    int outline(const HintOutline& outline) const
    {
        const bool was_there =
            before_ != nullptr &&
            std::ranges::find(before_->outlines, outline) != before_->outlines.end();
        return was_there ? 100 : moment_.cells;
    }
    bool is_new(const HintLink& link) const
    {
        return before_ == nullptr ||
               std::ranges::find(before_->links, link) == before_->links.end();
    }
    bool shows_all_links() const { return moment_.links >= 1 && moment_.arrows >= 1; }
    double drawn(const HintLink& link) const
    {
        if (!is_new(link))
            return 1;
        return link.line == HintLine::Arrow ? moment_.arrows : moment_.links;
    }
    int lines() const { return moment_.lines; }

private:
    const HintPicture* before_;
    HintMoment moment_;
};

// A link or an arrow as it is drawn.
struct DrawnLink {
    Shape halo;
    Shape line;
    Paint paint;
    Spot from;
    Spot to;
    double drawn; // how far, from 0 to 1
};

// What links have to keep away from.
struct DrawnSoFar {
    DrawnLines lines;
    std::vector<Spot> tips; // of arrows
};

class HintDrawing {
public:
    explicit HintDrawing(const BoardDrawing& drawing)
        : canvas_(drawing.canvas),
          placed_(drawing.placed),
          board_(drawing.board),
          picture_(*drawing.look.hint),
          reveal_(drawing.look),
          slots_(placed_, picture_)
    {
    }

    void draw() const
    {
        for (const HintOutline& outline : picture_.outlines)
            draw_outline(outline);
        for (const auto& [cell, kind] : picture_.cells)
            draw_edge(cell, kind, reveal_.strength(&HintPicture::cells, cell, kind));
        draw_links();
        for (const auto& [candidate, mark] : slots_.marks())
            draw_hint_mark(canvas_, placed_, slots_.of(candidate), candidate.digit, mark,
                           reveal_.strength(&HintPicture::marks, candidate, mark));
        for (const auto& [cell, text] : picture_.badges)
            draw_badge(cell, text, reveal_.strength(&HintPicture::badges, cell, text));
        for (Cell cell : picture_.pointed_at)
            canvas_.rounded_border(placed_.area_of(cell).inset(-edge_width(placed_) / 2), 0,
                                   edge_width(placed_) + 1, Paint::SelectionEdge);
    }

private:
    void draw_edge(Cell cell, HintCell kind, int strength) const
    {
        const Rect area = placed_.area_of(cell);
        const int width = edge_width(placed_);
        switch (kind) {
        case HintCell::House:
            return;
        case HintCell::Cause:
            return canvas_.rounded_border(area, 0, width, Tint(Paint::Cause).faded(strength));
        case HintCell::Effect:
            return draw_dashes(canvas_, area, width, Tint(Paint::Effect).faded(strength));
        case HintCell::Target:
            return draw_dashes(canvas_, area, width, Tint(Paint::Cause).faded(strength));
        case HintCell::Excluded:
            return draw_cross(area, strength);
        }
    }

    // Along the edges of its cells, where no cell of it follows.
    void draw_outline(const HintOutline& outline) const
    {
        const int width =
            outline.is_main ? edge_width(placed_) : std::max(1, edge_width(placed_) / 2);
        const int strength = reveal_.outline(outline);
        const auto inside = [&](Cell cell, int down, int right) {
            return holds(outline.cells, placed_.neighbour(cell, down, right));
        };
        const auto fill = [&](Rect area) {
            canvas_.fill(area, Tint(Paint::Cause).faded(strength));
        };
        for (Cell cell : outline.cells) {
            const Rect area = placed_.fill_area_of(cell);
            if (!inside(cell, -1, 0))
                fill(Rect{area.x, area.y, area.width, width});
            if (!inside(cell, 1, 0))
                fill(Rect{area.x, area.bottom() - width, area.width, width});
            if (!inside(cell, 0, -1))
                fill(Rect{area.x, area.y, width, area.height});
            if (!inside(cell, 0, 1))
                fill(Rect{area.right() - width, area.y, width, area.height});
        }
    }

    void draw_cross(Rect area, int strength) const
    {
        const double reach = area.width * 0.13;
        const double width = std::max(1.5, area.width * 0.035);
        Shape cross(canvas_.memory());
        add_line(cross, {{-reach, -reach}, {reach, reach}}, width);
        add_line(cross, {{-reach, reach}, {reach, -reach}}, width);
        canvas_.shape(cross, area.centre(), Tint(Paint::Ink3).faded(strength));
    }

    std::vector<Obstacle> obstacles() const
    {
        std::vector<Obstacle> all;
        const double side = placed_.cell();
        for (Cell cell : placed_.grid().cells()) {
            if (board_[cell].digit == engine::no_digit)
                continue;
            const Point middle = placed_.area_of(cell).centre();
            all.push_back({spot_of(middle), 0.27 * side});
        }
        for (const auto& [candidate, mark] : slots_.marks()) {
            const HintSlot slot = slots_.of(candidate);
            all.push_back({slot.centre, slot.radius + 0.05 * side});
        }
        return all;
    }

    void draw_links() const
    {
        const double unit = placed_.unit();
        const double strong = std::max(2.0, 3 * unit);
        const double weak = std::max(1.5, 1.8 * unit);
        DrawnSoFar drawn{DrawnLines(placed_.area(), 5 * unit, obstacles()), {}};
        std::pmr::vector<DrawnLink> links(&canvas_.memory());
        for (const HintLink& link : picture_.links) {
            const bool is_arrow = link.line == HintLine::Arrow;
            const std::vector<Spot> way =
                is_arrow ? way_of_arrow(link, drawn) : way_of(link, drawn, 0);
            if (way.empty())
                continue;
            drawn.lines.add(way);
            const double width = link.line == HintLine::Strong ? strong : weak;
            DrawnLink one{.halo = Shape(canvas_.memory()),
                          .line = Shape(canvas_.memory()),
                          .paint = is_arrow ? Paint::Effect : Paint::Cause,
                          .from = way.front(),
                          .to = way.back(),
                          .drawn = reveal_.drawn(link)};
            add_stroke(one.halo, way, width + 4 * unit);
            if (is_arrow) {
                drawn.tips.push_back(way.back());
                add_arrow(one.line, way);
            } else {
                add_stroke(one.line, way, width);
            }
            links.push_back(std::move(one));
        }
        if (reveal_.shows_all_links())
            draw_together(links);
        else
            draw_growing(links);
    }

    // The halos below all lines, so that none hides another.
    void draw_together(std::span<const DrawnLink> links) const
    {
        Shape halo(canvas_.memory());
        Shape lines(canvas_.memory());
        Shape arrows(canvas_.memory());
        for (const DrawnLink& link : links) {
            append(halo, link.halo);
            append(link.paint == Paint::Cause ? lines : arrows, link.line);
        }
        const Point origin{0, 0};
        const int opacity = reveal_.lines();
        if (!halo.contours.empty())
            canvas_.shape(halo, origin, Tint(Paint::Board).faded(opacity));
        if (!lines.contours.empty())
            canvas_.shape(lines, origin, Tint(Paint::Cause).faded(opacity));
        if (!arrows.contours.empty())
            canvas_.shape(arrows, origin, Tint(Paint::Effect).faded(opacity));
    }

    // Each is drawn whole, but only its first part is visible: so its picture is made just once.
    void draw_growing(std::span<const DrawnLink> links) const
    {
        for (const bool halo : {true, false}) {
            for (const DrawnLink& link : links) {
                if (link.drawn <= 0)
                    continue;
                canvas_.push_clip(first_part(link));
                canvas_.shape(halo ? link.halo : link.line, Point{0, 0},
                              halo ? Paint::Board : link.paint);
                canvas_.pop_clip();
            }
        }
    }

    // Of the board, up to where the link has come along the axis on which it is longer.
    Rect first_part(const DrawnLink& link) const
    {
        constexpr int beside = 12; // for the width of a line and its head
        Rect part = placed_.area();
        const double across = link.to.x - link.from.x;
        const double down = link.to.y - link.from.y;
        const bool is_level = std::abs(across) >= std::abs(down);
        const double way = is_level ? across : down;
        const int start = rounded(is_level ? link.from.x : link.from.y);
        const int length = rounded(std::abs(way) * link.drawn);
        const int first = way < 0 ? start - length : start - beside;
        const int all = length + beside;
        if (is_level)
            part = Rect{first, part.y, all, part.height};
        else
            part = Rect{part.x, first, part.width, all};
        return link.drawn >= 1 ? placed_.area() : part;
    }

    // Adds dots up to the head, which is smaller on a short path.
    void add_arrow(Shape& arrows, const std::vector<Spot>& way) const
    {
        const double unit = placed_.unit();
        const double head = std::min(9 * unit, 0.6 * length_of(way));
        const std::vector<Spot> shaft = between_rims(way, {way.front(), 0}, {way.back(), head});
        add_dots(arrows, shaft, std::max(2.0, 2.4 * unit));
        add_head(arrows, way, head);
    }

    Rim rim_of(engine::Candidate candidate) const
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
        return {spot_of(centre), area.width / 2.0 + 2 * placed_.unit(), Rim::Form::Square};
    }

    // Arrow heads that would touch are aimed at different sides of the candidate and, where bends
    // around obstacles lead them together again, bent otherwise.
    std::vector<Spot> way_of_arrow(const HintLink& link, const DrawnSoFar& drawn) const
    {
        for (const double aside : asides) {
            std::vector<Spot> way = way_of(link, drawn, aside);
            if (way.empty() || ends_apart(way, drawn))
                return way;
        }
        return cheapest_way_apart(link, drawn);
    }

    bool ends_apart(const std::vector<Spot>& way, const DrawnSoFar& drawn) const
    {
        return std::ranges::none_of(drawn.tips, [&](Spot tip) {
            return std::hypot(tip.x - way.back().x, tip.y - way.back().y) < 10 * placed_.unit();
        });
    }

    // Returns the best way anyhow if all end close to others.
    std::vector<Spot> cheapest_way_apart(const HintLink& link, const DrawnSoFar& drawn) const
    {
        const Rim from = rim_of(link.from);
        double least = 0;
        std::vector<Spot> best;
        for (const double aside : asides) {
            const Rim to = aimed_at(link, aside);
            const auto may_be_drawn = [&](const std::vector<Spot>& line) {
                const std::vector<Spot> way = arrow_along(line, link, to);
                return !way.empty() && ends_apart(way, drawn);
            };
            const auto line = cheapest_line(from, to, drawn.lines, may_be_drawn);
            if (line && (best.empty() || line->cost < least)) {
                best = arrow_along(line->spots, link, to);
                least = line->cost;
            }
        }
        return best.empty() ? way_of(link, drawn, 0) : best;
    }

    std::vector<Spot> way_of(const HintLink& link, const DrawnSoFar& drawn, double aside) const
    {
        const Rim from = rim_of(link.from);
        const Rim to = aimed_at(link, aside);
        const std::vector<Spot> way = bent_line(from, to, drawn.lines);
        return link.line == HintLine::Arrow ? arrow_along(way, link, to)
                                            : between_rims(way, from, to);
    }

    // The target, or a place as many units beside it.
    Rim aimed_at(const HintLink& link, double aside) const
    {
        Rim to = rim_of(link.to);
        to.centre = beside(to.centre, rim_of(link.from).centre, aside * placed_.unit());
        return to;
    }

    // Returns a spot beside the target, at right angles to the line from `seen_from`.
    static Spot beside(Spot spot, Spot seen_from, double aside)
    {
        const double length = std::hypot(spot.x - seen_from.x, spot.y - seen_from.y);
        if (length < 1)
            return spot;
        return {spot.x - aside * (spot.y - seen_from.y) / length,
                spot.y + aside * (spot.x - seen_from.x) / length};
    }

    // Ends at the edge of the cell or, if there is no room for a head, at the candidate. Some space
    // at both ends keeps the arrow visible as a whole.
    std::vector<Spot> arrow_along(const std::vector<Spot>& way, const HintLink& link, Rim to) const
    {
        const double unit = placed_.unit();
        Rim from = rim_of(link.from);
        from.radius += unit;
        to.radius += unit;
        if (link.from.cell == link.to.cell)
            return between_rims(way, from, to);
        std::vector<Spot> short_way = between_rims(way, from, rim_of(link.to.cell));
        return length_of(short_way) > 18 * unit ? short_way : between_rims(way, from, to);
    }

    void draw_badge(Cell cell, const std::string& text, int strength) const
    {
        const Rect area = placed_.area_of(cell);
        const double unit = placed_.unit();
        const int radius = std::max(rounded(5.5 * unit), placed_.cell() * 13 / 100);
        const Point centre{area.x + radius + area.width / 40, area.y + radius + area.width / 40};
        canvas_.rounded(Rect{centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius,
                        Tint(Paint::Ink).faded(strength));
        canvas_.text(
            text, centre, Align::Centre,
            Font{Face::Text, Weight::Bold, std::max(rounded(7.5 * unit), radius * 12 / 10)},
            Tint(Paint::Background).faded(strength));
    }

    Canvas& canvas_;
    const PlacedBoard& placed_;
    const engine::Board& board_;
    const HintPicture& picture_;
    HintReveal reveal_;
    HintSlots slots_;
};

Tint light_of(HintCell kind)
{
    switch (kind) {
    case HintCell::House:
    case HintCell::Excluded:
        return Tint(Paint::CauseSoft).faded(45);
    case HintCell::Cause:
    case HintCell::Target:
        return Tint(Paint::CauseSoft);
    case HintCell::Effect:
        return Tint(Paint::EffectSoft);
    }
    return Tint(Paint::CauseSoft);
}

} // namespace

void draw_hint_fills(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look)
{
    const HintReveal reveal(look);
    for (Cell cell : placed.grid().cells()) {
        const auto found = look.hint->cells.find(cell);
        const Rect area = placed.fill_area_of(cell);
        if (found == look.hint->cells.end())
            canvas.fill(area, Tint(Paint::Background).faded(75 * reveal.dim() / 100));
        else
            canvas.fill(area,
                        light_of(found->second)
                            .faded(reveal.strength(&HintPicture::cells, cell, found->second)));
    }
}

void draw_board_hint(const BoardDrawing& drawing)
{
    HintDrawing(drawing).draw();
}

} // namespace game
