// The light of completed houses, the golden wave, and the lines between digits that clash: all that
// moves below the digits.

#include <algorithm>
#include <cmath>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/board_tints.h"

namespace game {
namespace {

using engine::Cell;

constexpr int cell_light = 32;        // percent, of a cell in a completed region
constexpr int head_light = 46;        // of a line, at its heads: digits stay readable on it
constexpr int trail_light = 14;       // far behind the heads
constexpr double tail = 3;            // cells behind a head until the light is as weak as that
constexpr int strips = 5;             // of different strength, in a cell
constexpr double around_digit = 0.36; // of a cell: lines keep that distance from its middle

// A rectangle along a row, or the same along a column.
class Track {
public:
    Track(Canvas& canvas, bool upright) : canvas_(canvas), upright_(upright) {}

    // From one position along it to another, and from one across it to another, in pixels.
    void fill(double from, double to, double near, double far, Tint tint) const
    {
        const int a = rounded(from);
        const int b = rounded(to);
        const int c = rounded(near);
        const int d = rounded(far);
        const Rect area = upright_ ? Rect{c, a, d - c, b - a} : Rect{a, c, b - a, d - c};
        if (!area.empty())
            canvas_.fill(area, tint);
    }

private:
    Canvas& canvas_;
    bool upright_;
};

class LineDrawing {
public:
    LineDrawing(Canvas& canvas, const PlacedBoard& placed, const LineLight& light)
        : placed_(placed),
          light_(light),
          upright_(placed.grid().house(light.house).kind == engine::HouseKind::Column),
          track_(canvas, upright_)
    {
        const engine::Place place = placed.grid().place_of(light.from);
        middle_ = (upright_ ? place.row : place.column) + 0.5;
        const Rect area = placed.area_of(light.from);
        near_ = upright_ ? area.x : area.y;
        far_ = near_ + area.width;
        const Gaps gaps = placed.gaps_around(light.from);
        near_gap_ = upright_ ? gaps.left : gaps.above;
        far_gap_ = upright_ ? gaps.right : gaps.below;
    }

    void draw() const
    {
        draw_trail(-1, light_.back);
        draw_trail(1, light_.ahead);
        draw_edges();
        if (!light_.runs)
            return;
        draw_head(-1, light_.back);
        draw_head(1, light_.ahead);
    }

private:
    double at(double cells) const { return upright_ ? placed_.y_of(cells) : placed_.x_of(cells); }

    // In strips that are weaker the farther they are behind the head.
    void draw_trail(int way, double reach) const
    {
        const double bright = std::min(reach, tail);
        const int count = std::max(1, rounded_up(bright * strips));
        for (int strip = 0; strip < count; ++strip) {
            const double behind = bright * strip / count;
            const double next = bright * (strip + 1) / count;
            const double left = 1 - behind / tail;
            fill_trail(way, reach - next, reach - behind,
                       trail_light + (head_light - trail_light) * left * left);
        }
        if (reach > bright)
            fill_trail(way, 0, reach - bright, trail_light);
    }

    void fill_trail(int way, double from, double to, double strength) const
    {
        const double one = at(middle_ + way * from);
        const double other = at(middle_ + way * to);
        track_.fill(std::min(one, other), std::max(one, other), near_, far_,
                    Tint(Paint::Ok).faded(rounded(strength * light_.trail / 100)));
    }

    // The lines beside the house, with a soft glow around each.
    void draw_edges() const
    {
        const double from = at(middle_ - light_.back);
        const double to = at(middle_ + light_.ahead);
        const double width = std::max<double>(placed_.geometry().thick, 2);
        const double unit = placed_.unit();
        const double outer = near_ - near_gap_ / 2.0;
        const double inner = far_ + far_gap_ / 2.0;
        for (const double line : {outer, inner}) {
            for (const auto& [glow, strength] : {std::pair{6 * unit, 9}, std::pair{3 * unit, 16}})
                track_.fill(from, to, line - width / 2 - glow, line + width / 2 + glow,
                            Tint(Paint::Ok).faded(strength * light_.edges / 100));
            track_.fill(from, to, line - width / 2, line + width / 2,
                        Tint(Paint::Ok).faded(light_.edges));
        }
    }

    void draw_head(int way, double reach) const
    {
        const double head = at(middle_ + way * reach);
        const double unit = placed_.unit();
        track_.fill(head - 1.5 * unit, head + 1.5 * unit, near_, far_, Tint(Paint::Ok).faded(90));
    }

    const PlacedBoard& placed_;
    const LineLight& light_;
    bool upright_;
    Track track_;
    double middle_; // of the cell where it started, in cells
    double near_;   // of the row's upper side, or the column's left one, in pixels
    double far_;
    int near_gap_;
    int far_gap_;
};

// Glows along every side of the house's cells that leads out of it.
void draw_outline(Canvas& canvas, const PlacedBoard& placed, const OutlineLight& light)
{
    const engine::Cells& cells = placed.grid().house(light.house).cells;
    const auto leads_out = [&](Cell cell, int down, int right) {
        return !holds(cells, placed.neighbour(cell, down, right));
    };
    const int soft = rounded(3 * placed.unit());
    const Tint line = Tint(Paint::Ok).faded(light.strength);
    const Tint glow = Tint(Paint::Ok).faded(light.strength * 22 / 100);
    for (Cell cell : cells) {
        const Rect area = placed.area_of(cell);
        const auto [left, right, above, below] = placed.gaps_around(cell);
        const int x = area.x - left;
        const int width = area.width + left + right;
        if (leads_out(cell, -1, 0)) {
            canvas.fill(Rect{x, area.y - above, width, above}, line);
            canvas.fill(Rect{area.x, area.y, area.width, soft}, glow);
        }
        if (leads_out(cell, 1, 0)) {
            canvas.fill(Rect{x, area.bottom(), width, below}, line);
            canvas.fill(Rect{area.x, area.bottom() - soft, area.width, soft}, glow);
        }
        if (leads_out(cell, 0, -1)) {
            canvas.fill(Rect{x, area.y, left, area.height}, line);
            canvas.fill(Rect{area.x, area.y, soft, area.height}, glow);
        }
        if (leads_out(cell, 0, 1)) {
            canvas.fill(Rect{area.right(), area.y, right, area.height}, line);
            canvas.fill(Rect{area.right() - soft, area.y, soft, area.height}, glow);
        }
    }
}

// From the rim of one digit to that of the other; digits between them are drawn over it.
void draw_clash(Canvas& canvas, const PlacedBoard& placed, const ClashLine& clash)
{
    const Point from = placed.area_of(clash.from).centre();
    const Point to = placed.area_of(clash.to).centre();
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const double rim = around_digit * placed.cell();
    const double drawn = (length - 2 * rim) * clash.drawn;
    if (drawn <= 0)
        return;
    const auto on_the_way = [&](double distance) {
        return Spot::at((to.x - from.x) * distance / length, (to.y - from.y) * distance / length);
    };
    Shape line(canvas.memory());
    add_line(line, {on_the_way(rim), on_the_way(rim + drawn)}, 2.5 * placed.unit());
    canvas.shape(line, from, Tint(Paint::Error).faded(clash.opacity * 80 / 100));
}

} // namespace

void draw_cell_lights(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment)
{
    if (moment.cells.empty())
        return;
    for (Cell cell : placed.grid().cells()) {
        const CellMotion motion = moment.of(cell);
        const Rect area = placed.fill_area_of(cell);
        if (motion.light > 0)
            canvas.fill(area, Tint(Paint::Ok).faded(motion.light * cell_light / 100));
        if (motion.solved > 0)
            canvas.fill(area, Tint(Paint::OkSoft).faded(motion.solved));
        if (motion.gold > 0)
            canvas.fill(area, Tint(Paint::GoldFill).faded(motion.gold * wave_gold / 100));
    }
}

void draw_board_lights(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment)
{
    for (const OutlineLight& light : moment.outlines)
        draw_outline(canvas, placed, light);
    for (const LineLight& light : moment.lines)
        LineDrawing(canvas, placed, light).draw();
    for (const ClashLine& clash : moment.clashes)
        draw_clash(canvas, placed, clash);
}

void draw_blinking_edges(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment)
{
    if (moment.cells.empty())
        return;
    const double width = std::max(3, placed.cell() / 20);
    for (Cell cell : placed.grid().cells()) {
        if (const int blink = moment.of(cell).blink; blink > 0)
            canvas.rounded_border(placed.area_of(cell), 0, width, Tint(Paint::Error).faded(blink));
    }
}

// Small squares, as arcade machines had them.
void draw_board_sparks(Canvas& canvas,
                       const PlacedBoard& placed,
                       const BoardMoment& moment,
                       std::span<const MarkPosition> marks)
{
    for (const Particle& spark : moment.sparks) {
        double x = placed.x_of(spark.x);
        double y = placed.y_of(spark.y);
        if (spark.anchor != on_the_board) {
            const auto mark = std::ranges::find(marks, engine::HouseIndex::at(spark.anchor - 1),
                                                &MarkPosition::house);
            if (mark == marks.end())
                continue;
            x = mark->spot.x + spark.x * placed.unit();
            y = mark->spot.y + spark.y * placed.unit();
        }
        const int side = std::max(2, rounded(spark.width * placed.unit()));
        canvas.fill(Rect{rounded(x) - side / 2, rounded(y) - side / 2, side, side},
                    Tint(spark.paint).faded(spark.opacity));
    }
}

} // namespace game
