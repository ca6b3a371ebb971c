// The marks of rows in the gutter on the right, of columns in the one below, of regions in their
// last cell. They know the rules only, never the solution.

#include <algorithm>

#include "game/widgets/board_drawing.h"
#include "game/widgets/mark.h"

namespace game {
namespace {

using engine::Cell;
using engine::House;
using engine::HouseKind;

float as_float(double value)
{
    return static_cast<float>(value);
}

double gutter_radius(const PlacedBoard& placed)
{
    const double side = placed.cell() / placed.unit();
    return placed.unit() * (side >= 40 ? 6 : side >= 28 ? 5 : 4);
}

double region_radius(const PlacedBoard& placed)
{
    const double side = placed.cell() / placed.unit();
    return placed.unit() * std::clamp(side * 0.075, 3.5, 5.5);
}

Spot middle_of(Rect area)
{
    return Spot{as_float(area.x + area.width / 2.0), as_float(area.y + area.height / 2.0)};
}

// Where the mark of a house stands; nothing for extra houses, which have no place of their own.
std::optional<Spot> mark_spot(const PlacedBoard& placed, const House& house, double gutter)
{
    const Rect area = placed.area();
    const Spot first = middle_of(placed.area_of(house.cells.front()));
    switch (house.kind) {
    case HouseKind::Row:
        return Spot{as_float(area.right() + gutter * placed.unit()), first.y};
    case HouseKind::Column:
        return Spot{first.x, as_float(area.bottom() + gutter * placed.unit())};
    case HouseKind::Region: {
        const Rect cell = placed.area_of(mark_cell(house));
        const double side = placed.cell() / placed.unit();
        const double inset = region_radius(placed) + 5 * std::min(1.0, side / 60) * placed.unit();
        return Spot{as_float(cell.right() - inset), as_float(cell.bottom() - inset)};
    }
    case HouseKind::Extra:
        return std::nullopt;
    }
    return std::nullopt;
}

bool is_full(const engine::Board& board, const House& house)
{
    return filled_cells(board, house) == static_cast<int>(house.cells.size());
}

} // namespace

Cell mark_cell(const House& region)
{
    return *std::max_element(region.cells.begin(), region.cells.end());
}

void draw_board_marks(Canvas& canvas,
                      const PlacedBoard& placed,
                      const engine::Board& board,
                      const BoardLook& look,
                      double gutter)
{
    for (const House& house : placed.grid().houses()) {
        if (look.marks_only_when_full && !is_full(board, house))
            continue;
        const auto spot = mark_spot(placed, house, gutter);
        if (!spot)
            continue;
        const double radius =
            house.kind == HouseKind::Region ? region_radius(placed) : gutter_radius(placed);
        draw_mark(canvas, mark_of(board, house), *spot, radius, placed.unit());
    }
}

} // namespace game
