#include "game/widgets/board/thumbnail.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_geometry.h"
#include "game/widgets/board/cell_signs.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::Place;

constexpr double min_pitch = 3.5; // pixels from cell to cell

bool in_one_region(const Grid& grid, Cell one, Cell other)
{
    return std::ranges::any_of(grid.houses_of(one), [&](const engine::PlaceOfCell& place) {
        return grid.house(place.house).kind == engine::HouseKind::Region &&
               grid.set_of(place.house).has(other);
    });
}

// The positions of a grid's cells in a square, and the thickness of its lines.
class Stamp {
public:
    Stamp(Rect square, const Grid& grid) : grid_(grid)
    {
        const int count = std::max({1, grid.rows(), grid.columns()});
        const int a_quarter = square.width / (4 * count); // of a cell
        thick_ = std::max(1, std::min(square.width / 32, a_quarter));
        pitch_ = ratio(square.width - thick_, count);
        thin_ = std::max(1, thick_ / 2);
        origin_ = Point{square.x, square.y};
    }

    int x(int column) const { return origin_.x + rounded_down(pitch_ * column); }
    int y(int row) const { return origin_.y + rounded_down(pitch_ * row); }
    Rect area_of(Cell cell) const
    {
        const auto [row, column] = grid_.place_of(cell);
        return {x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row)};
    }
    int thick() const { return thick_; }
    int thin() const { return thin_; }
    double pitch() const { return pitch_; }

    // Whether a region or the grid ends between a cell and the neighbouring position.
    bool ends_at(Cell cell, Place neighbour) const
    {
        const std::optional<Cell> other = grid_.cell_at(neighbour);
        return !other || !in_one_region(grid_, cell, *other);
    }

private:
    const Grid& grid_;
    Point origin_;
    double pitch_ = 0;
    int thick_ = 1;
    int thin_ = 1;
};

enum class Line { Thin, Thick };

void draw_lines(Canvas& canvas, const Stamp& stamp, const Grid& grid, Line kind, Tint tint)
{
    const bool thick = kind == Line::Thick;
    const int width = thick ? stamp.thick() : stamp.thin();
    for (Cell cell : grid.cells()) {
        const auto [row, column] = grid.place_of(cell);
        const Rect area = stamp.area_of(cell);
        const Rect across{area.x, area.y, area.width + width, width};
        const Rect down{area.x, area.y, width, area.height + width};
        if (stamp.ends_at(cell, Place{row, column - 1}) == thick)
            canvas.fill(down, tint);
        if (stamp.ends_at(cell, Place{row - 1, column}) == thick)
            canvas.fill(across, tint);
        if (thick && !grid.cell_at(Place{row, column + 1}))
            canvas.fill(down.moved(area.width, 0), tint);
        if (thick && !grid.cell_at(Place{row + 1, column}))
            canvas.fill(across.moved(0, area.height), tint);
    }
}

// Draws a line around the cage, inside its cells.
void draw_cage(Canvas& canvas, const Stamp& stamp, const Grid& grid, const engine::Cage& cage)
{
    const int inset = std::max(1, rounded_down(stamp.pitch() / 5));
    const auto in_cage = [&](Place place) {
        const auto cell = grid.cell_at(place);
        return cell && std::ranges::find(cage.cells, *cell) != cage.cells.end();
    };
    for (Cell cell : cage.cells) {
        const auto [row, column] = grid.place_of(cell);
        const Rect area = stamp.area_of(cell).inset(inset);
        if (!in_cage({row - 1, column}))
            canvas.fill(Rect{area.x, area.y, area.width, 1}, Paint::Cage);
        if (!in_cage({row + 1, column}))
            canvas.fill(Rect{area.x, area.bottom(), area.width, 1}, Paint::Cage);
        if (!in_cage({row, column - 1}))
            canvas.fill(Rect{area.x, area.y, 1, area.height}, Paint::Cage);
        if (!in_cage({row, column + 1}))
            canvas.fill(Rect{area.right(), area.y, 1, area.height + 1}, Paint::Cage);
    }
}

// Tints for what distinguishes the layout: irregular regions; extra houses; of disjoint groups only
// that of the middle cell; and the peers of the middle cell that share no house with it.
std::vector<Tint> cell_tints_of(const Grid& grid, const ThumbnailTints& look)
{
    constexpr std::array region_tints = {Paint::Board, Paint::Region1, Paint::Region2,
                                         Paint::Region3};
    const std::vector<engine::ExtraHouse> extras = engine::extra_houses_of(grid);
    const CellTints tinted = tint_cells(grid, region_of_each_cell(grid), extras);
    const Cell middle = grid.cells()[grid.cells().size() / 2];
    std::vector<Tint> cells(grid.cells().size(), look.background);
    for (Cell cell : grid.cells()) {
        if (tinted.regions[cell.index] != 0)
            cells[cell.index] = region_tints[tinted.regions[cell.index]];
        if (tinted.extra[cell.index])
            cells[cell.index] = Tint(Paint::Extra, Paint::Accent, 20);
    }
    for (const auto& [house, shape] : extras) {
        const engine::Cells& group = grid.house(house).cells;
        if (shape != engine::HouseShape::Group ||
            group_of(grid, group.front()) != group_of(grid, middle))
            continue;
        for (Cell cell : group)
            cells[cell.index] = Tint(Paint::Extra, Paint::Accent, 20);
    }
    for (const auto& [one, other] : grid.pairs()) {
        if (one == middle || other == middle)
            cells[one == middle ? other.index : one.index] = Tint(Paint::Extra, Paint::Accent, 20);
    }
    if (!grid.pairs().empty())
        cells[middle.index] = Paint::Accent;
    return cells;
}

void draw_cells(Canvas& canvas, const Stamp& stamp, const Grid& grid, const ThumbnailTints& look)
{
    const std::vector<Tint> tinted = cell_tints_of(grid, look);
    for (Cell cell : grid.cells())
        canvas.fill(stamp.area_of(cell), tinted[cell.index]);
    for (const engine::Cage& cage : grid.cages())
        draw_cage(canvas, stamp, grid, cage);
}

void draw_dots(
    Canvas& canvas, const Stamp& stamp, const Grid& grid, const engine::Digits& digits, Tint tint)
{
    const int side = std::max(2, rounded_down(stamp.pitch() * 0.55));
    for (Cell cell : grid.cells()) {
        if (digits[cell] == engine::no_digit)
            continue;
        const Rect area = stamp.area_of(cell);
        const int x = (area.x + area.right() + stamp.thick() - side) / 2;
        const int y = (area.y + area.bottom() + stamp.thick() - side) / 2;
        canvas.rounded(Rect{x, y, side, side}, side / 2, tint);
    }
}

} // namespace

void draw_thumbnail(Canvas& canvas,
                    Rect square,
                    const Grid& grid,
                    const engine::Digits& digits,
                    const ThumbnailTints& look)
{
    const Stamp stamp(square, grid);
    draw_cells(canvas, stamp, grid, look);
    const bool has_digits = digits.size() == grid.cells().size();
    // Thin lines would be distracting between dots, and a grey haze between very small cells.
    if (!has_digits && stamp.pitch() >= min_pitch)
        draw_lines(canvas, stamp, grid, Line::Thin, look.thin);
    draw_lines(canvas, stamp, grid, Line::Thick, look.thick);
    if (has_digits)
        draw_dots(canvas, stamp, grid, digits, look.dot);
}

std::shared_ptr<const engine::Grid> empty_grid(const engine::Layout& layout)
{
    auto grid = engine::make_grid(layout);
    if (!engine::rolls_dice(layout))
        return grid;
    std::vector<engine::Place> places;
    for (engine::Cell cell : grid->cells())
        places.push_back(grid->place_of(cell));
    return std::make_shared<const engine::Grid>(
        engine::GridBuilder(layout.size, std::move(places)).build());
}

} // namespace game
