// The marks of rows in the gutter on the right, of columns in the gutter below, and of regions in
// their last cell. They depend only on the rules, never on the solution.

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/mark.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::House;
using engine::HouseIndex;
using engine::HouseKind;
using engine::Place;

double gutter_radius(const PlacedBoard& placed)
{
    const double side = placed.cell() / placed.unit();
    return placed.unit() * (side >= 40 ? 6 : side >= 28 ? 5 : 4);
}

double inner_radius(const PlacedBoard& placed)
{
    const double side = placed.cell() / placed.unit();
    return placed.unit() * std::clamp(side * 0.075, 3.0, 5.5);
}

Spot middle_of(Rect area)
{
    return Spot{area.x + area.width / 2.0, area.y + area.height / 2.0};
}

bool has_groups(const PlacedBoard& placed)
{
    return std::ranges::any_of(placed.geometry().extras, [](const engine::ExtraHouse& extra) {
        return extra.shape == engine::HouseShape::Group;
    });
}

enum class Slope { None, Down, Up };

// Whether the house is a diagonal from corner to corner of a square board, and which.
Slope slope_of(const Grid& grid, const House& house)
{
    const int last = grid.rows() - 1;
    if (grid.rows() != grid.columns() || engine::count_of(house.cells) != grid.rows())
        return Slope::None;
    const auto all = [&](auto is_on) {
        return std::ranges::all_of(house.cells,
                                   [&](Cell cell) { return is_on(grid.place_of(cell)); });
    };
    if (all([](Place place) { return place.row == place.column; }))
        return Slope::Down;
    if (all([last](Place place) { return place.row + place.column == last; }))
        return Slope::Up;
    return Slope::None;
}

class MarkPlacer {
public:
    MarkPlacer(const PlacedBoard& placed, double gutter, std::vector<MarkPosition> earlier)
        : placed_(placed),
          grid_(placed.grid()),
          gutter_(gutter * placed.unit()),
          places_(std::move(earlier))
    {
        places_.clear();
    }

    std::vector<MarkPosition> places() &&
    {
        // Regions choose first, so that theirs is always in the same corner.
        for (HouseKind kind :
             {HouseKind::Region, HouseKind::Row, HouseKind::Column, HouseKind::Extra}) {
            for (HouseIndex house : grid_.house_indexes()) {
                if (grid_.house(house).kind == kind)
                    place(house);
            }
        }
        return std::move(places_);
    }

private:
    void place(HouseIndex house)
    {
        switch (grid_.house(house).kind) {
        case HouseKind::Row:
            return place_row(house);
        case HouseKind::Column:
            return place_column(house);
        case HouseKind::Region:
            // Beside the sums of cages, so that notes keep the rest of the cell.
            if (!grid_.cages().empty() && !marks_lean(placed_))
                return place_inside(house,
                                    {Corner::TopRight, Corner::BottomRight, Corner::BottomLeft});
            return place_inside(house, {Corner::BottomRight, Corner::TopRight, Corner::BottomLeft});
        case HouseKind::Extra:
            return place_extra(house);
        }
    }

    bool is_free(Cell beside, int down, int right) const
    {
        const Place place = grid_.place_of(beside);
        return !grid_.cell_at(Place{place.row + down, place.column + right});
    }

    // To the right of the row or, if another board overlaps there, in its last cell.
    void place_row(HouseIndex house)
    {
        const auto [first, last] = ends(house);
        const Rect area = placed_.area_of(last);
        if (is_free(last, 0, 1) &&
            stand(house, area.right() + placed_.gaps_around(last).right + gutter_,
                  middle_of(area).y))
            return;
        const Rect start = placed_.area_of(first);
        if (grid_.place_of(first).column > 0 && is_free(first, 0, -1) &&
            stand(house, start.x - placed_.gaps_around(first).left - gutter_, middle_of(start).y))
            return;
        place_inside(house, {Corner::TopRight, Corner::BottomLeft, Corner::BottomRight});
    }

    void place_column(HouseIndex house)
    {
        const auto [first, last] = ends(house);
        const Rect area = placed_.area_of(last);
        if (is_free(last, 1, 0) && stand(house, middle_of(area).x,
                                         area.bottom() + placed_.gaps_around(last).below + gutter_))
            return;
        const Rect start = placed_.area_of(first);
        if (grid_.place_of(first).row > 0 && is_free(first, -1, 0) &&
            stand(house, middle_of(start).x, start.y - placed_.gaps_around(first).above - gutter_))
            return;
        place_inside(house, {Corner::BottomLeft, Corner::TopRight, Corner::BottomRight});
    }

    // A diagonal has its mark outside the board, at its end.
    void place_extra(HouseIndex house)
    {
        const Rect area = placed_.area();
        switch (slope_of(grid_, grid_.house(house))) {
        case Slope::Down:
            stand(house, area.right() + gutter_, area.bottom() + gutter_);
            return;
        case Slope::Up:
            stand(house, area.right() + gutter_, area.y + inner_radius(placed_),
                  inner_radius(placed_));
            return;
        case Slope::None:
            return place_inside(house, {Corner::BottomRight, Corner::BottomLeft, Corner::TopRight});
        }
    }

    std::pair<Cell, Cell> ends(HouseIndex house) const
    {
        const engine::Cells& cells = grid_.house(house).cells;
        return {*std::ranges::min_element(cells), *std::ranges::max_element(cells)};
    }

    // Returns false if another mark is there: overlapping squares share their gutters.
    bool stand(HouseIndex house, double x, double y, double radius)
    {
        const Spot spot{x, y};
        const auto is_near = [&](const MarkPosition& other) {
            const double least = other.radius + radius;
            return std::abs(other.spot.x - spot.x) < least &&
                   std::abs(other.spot.y - spot.y) < least;
        };
        if (std::ranges::any_of(places_, is_near))
            return false;
        places_.push_back(MarkPosition{house, spot, radius});
        return true;
    }
    bool stand(HouseIndex house, double x, double y)
    {
        return stand(house, x, y, gutter_radius(placed_));
    }

    // In the last cell in reading order, in the first of these corners that is free.
    void place_inside(HouseIndex house, const std::array<Corner, 3>& corners)
    {
        const Cell cell = ends(house).second;
        for (Corner corner : corners) {
            if (is_taken(cell, corner))
                continue;
            places_.push_back(MarkPosition{house, spot_in(cell, corner, grid_.house(house).kind),
                                           inner_radius(placed_), cell, corner});
            return;
        }
    }

    bool is_taken(Cell cell, Corner corner) const
    {
        return std::ranges::any_of(places_, [&](const MarkPosition& other) {
            return other.cell == cell && other.corner == corner;
        });
    }

    Spot spot_in(Cell marked, Corner corner, HouseKind kind) const
    {
        const Rect cell = placed_.area_of(marked);
        const double side = placed_.cell() / placed_.unit();
        const double radius = inner_radius(placed_);
        double inset = radius + 5 * std::min(1.0, side / 60) * placed_.unit();
        if (marks_lean(placed_))
            inset = radius * (kind == HouseKind::Region ? 0.2 : 0.6);
        if (!grid_.cages().empty())
            inset += cage_inset(placed_) / 2.0;
        if (corner == Corner::BottomLeft && has_groups(placed_))
            inset += group_mark_side(placed_) / 4;
        const bool right = corner == Corner::TopRight || corner == Corner::BottomRight;
        const bool below = corner == Corner::BottomLeft || corner == Corner::BottomRight;
        return Spot{right ? cell.right() - inset : cell.x + inset,
                    below ? cell.bottom() - inset : cell.y + inset};
    }

    const PlacedBoard& placed_;
    const Grid& grid_;
    double gutter_;
    std::vector<MarkPosition> places_;
};

MarkPop pop_of(const BoardLook& look, HouseIndex house)
{
    if (look.moment == nullptr)
        return {};
    const auto found = std::ranges::find(look.moment->marks, house, &MarkPop::house);
    return found == look.moment->marks.end() ? MarkPop{} : *found;
}

void draw_halo(Canvas& canvas, Spot middle, double radius, int strength)
{
    const int reach = rounded(radius);
    if (strength > 0)
        canvas.rounded(
            Rect{rounded(middle.x) - reach, rounded(middle.y) - reach, 2 * reach, 2 * reach}, reach,
            Tint(Paint::Ok).faded(strength * 35 / 100));
}

// Under a mark that leans over lines.
void draw_ground(Canvas& canvas, const MarkPosition& mark)
{
    const auto reach = rounded(mark.radius + 1);
    const Rect area{rounded(mark.spot.x) - reach, rounded(mark.spot.y) - reach, 2 * reach,
                    2 * reach};
    canvas.rounded(area, reach, Paint::Board);
}

bool is_full(const engine::Board& board, const House& house)
{
    return filled_cells(board, house) == engine::count_of(house.cells);
}

} // namespace

bool marks_lean(const PlacedBoard& placed)
{
    return placed.cell() < 34 * placed.unit();
}

std::vector<MarkPosition>
mark_positions(const PlacedBoard& placed, double gutter, std::vector<MarkPosition> earlier)
{
    return MarkPlacer(placed, gutter, std::move(earlier)).places();
}

void draw_board_marks(const BoardDrawing& drawing, std::span<const MarkPosition> marks)
{
    const auto& [canvas, placed, board, look] = drawing;
    for (const MarkPosition& mark : marks) {
        const House& house = placed.grid().house(mark.house);
        if (look.marks_only_when_full && !is_full(board, house))
            continue;
        const bool leans = mark.corner && marks_lean(placed);
        if (leans && !look.marks_lean)
            continue;
        const MarkPop pop = pop_of(look, mark.house);
        const double radius = mark.radius * pop.scale;
        if (leans)
            draw_ground(canvas, mark);
        draw_halo(canvas, mark.spot, 1.8 * radius, pop.halo);
        Mark drawn = mark_of(board, house);
        if (const int share = mark.corner ? selected_share(look, mark.cell) : 0; share > 0) {
            drawn.ring = on_selection(drawn.ring.paint, Paint::SelectedNote, share);
            drawn.track = on_selection(Paint::Ink3, Paint::SelectedNote, share).faded(35);
        }
        draw_mark(canvas, drawn, mark.spot, radius, placed.unit() * pop.scale);
    }
}

} // namespace game
