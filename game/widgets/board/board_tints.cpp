#include "game/widgets/board/board_tints.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/base/count.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::House;
using engine::HouseIndex;
using engine::no_house;
using engine::Place;

constexpr int tint_count = 4;        // every planar map can be coloured with four
constexpr int max_attempts = 20'000; // the regions of a grid from a file may not be a planar map

bool is_straight(const Grid& grid, const House& region)
{
    Place least = grid.place_of(region.cells.front());
    Place most = least;
    for (Cell cell : region.cells) {
        const Place place = grid.place_of(cell);
        least = Place{std::min(least.row, place.row), std::min(least.column, place.column)};
        most = Place{std::max(most.row, place.row), std::max(most.column, place.column)};
    }
    const int area = (most.row - least.row + 1) * (most.column - least.column + 1);
    return area == engine::count_of(region.cells);
}

bool has_odd_regions(const Grid& grid)
{
    return std::ranges::any_of(grid.houses(), [&grid](const House& house) {
        return house.kind == engine::HouseKind::Region && !is_straight(grid, house);
    });
}

// Gives neighbouring regions different tints, by backtracking.
class Painter {
public:
    Painter(const Grid& grid, const std::vector<HouseIndex>& region_of)
        : neighbours_(grid.houses().size()), tints_(grid.houses().size(), none)
    {
        for (Cell cell : grid.cells()) {
            const HouseIndex own = region_of[cell.index];
            if (own == no_house)
                continue;
            regions_.insert(own);
            const Place place = grid.place_of(cell);
            for (Place beside :
                 {Place{place.row, place.column + 1}, Place{place.row + 1, place.column}}) {
                const auto next = grid.cell_at(beside);
                const HouseIndex other = next ? region_of[next->index] : no_house;
                if (other != no_house && other != own)
                    join(own, other);
            }
        }
    }

    // For each house; 0 if it is not a region.
    std::vector<int> tints() &&
    {
        if (!paint_from(regions_.begin()))
            std::ranges::fill(tints_, none);
        for (int& tint : tints_)
            tint = std::max(tint, 0);
        return std::move(tints_);
    }

private:
    static constexpr int none = -1;
    using Next = std::set<HouseIndex>::const_iterator;

    void join(HouseIndex one, HouseIndex other)
    {
        neighbours_[one.index].insert(other);
        neighbours_[other.index].insert(one);
    }

    bool paint_from(Next region)
    {
        if (region == regions_.end())
            return true;
        int& tint = tints_[region->index];
        // Each region starts with another tint, so that all four are used equally.
        for (int turn = 0; turn < tint_count; ++turn) {
            if (++attempts_ > max_attempts)
                return false;
            tint = (region->index + turn) % tint_count;
            if (fits(*region) && paint_from(std::next(region)))
                return true;
        }
        tint = none;
        return false;
    }

    bool fits(HouseIndex own) const
    {
        return std::ranges::none_of(neighbours_[own.index], [&](HouseIndex other) {
            return tints_[other.index] == tints_[own.index];
        });
    }

    std::vector<std::set<HouseIndex>> neighbours_; // of each house
    std::vector<int> tints_;                       // of each house
    std::set<HouseIndex> regions_;
    int attempts_ = 0;
};

std::vector<bool> cells_in_extra_houses(const Grid& grid,
                                        const std::vector<engine::ExtraHouse>& extras)
{
    std::vector<bool> extra(grid.cells().size(), false);
    for (const auto& [house, shape] : extras) {
        if (shape == engine::HouseShape::Group)
            continue;
        for (Cell cell : grid.house(house).cells)
            extra[cell.index] = true;
    }
    if (std::ranges::find(extra, false) == extra.end())
        extra.assign(extra.size(), false);
    return extra;
}

} // namespace

CellTints tint_cells(const Grid& grid,
                     const std::vector<HouseIndex>& region_of,
                     const std::vector<engine::ExtraHouse>& extras)
{
    CellTints tints{std::vector<int>(grid.cells().size(), 0), cells_in_extra_houses(grid, extras)};
    if (!has_odd_regions(grid))
        return tints;
    const std::vector<int> painted = Painter(grid, region_of).tints();
    for (Cell cell : grid.cells()) {
        if (region_of[cell.index] != no_house)
            tints.regions[cell.index] = painted[region_of[cell.index].index];
    }
    return tints;
}

} // namespace game
