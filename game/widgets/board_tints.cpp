#include "game/widgets/board_tints.h"

#include <algorithm>
#include <array>
#include <set>

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::House;
using engine::HouseKind;
using engine::Place;

constexpr int tint_count = 4;         // any flat map can be painted with four
constexpr int most_attempts = 20'000; // papers from files may be no flat map at all

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
    return area == static_cast<int>(region.cells.size());
}

bool has_odd_regions(const Grid& grid)
{
    return std::ranges::any_of(grid.houses(), [&grid](const House& house) {
        return house.kind == HouseKind::Region && !is_straight(grid, house);
    });
}

// Gives neighbouring regions different tints, by trying.
class Painter {
public:
    Painter(const Grid& grid, const std::vector<int>& region_of)
        : neighbours_(grid.houses().size()), tints_(grid.houses().size(), none)
    {
        for (Cell cell : grid.cells()) {
            const int own = region_of[cell.index];
            if (own < 0)
                continue;
            regions_.insert(own);
            const Place place = grid.place_of(cell);
            for (Place beside :
                 {Place{place.row, place.column + 1}, Place{place.row + 1, place.column}}) {
                const auto next = grid.cell_at(beside);
                const int other = next ? region_of[next->index] : -1;
                if (other >= 0 && other != own)
                    join(own, other);
            }
        }
    }

    // Of each house; 0 where it is no region.
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
    using Next = std::set<int>::const_iterator;

    void join(int one, int other)
    {
        neighbours_[static_cast<std::size_t>(one)].insert(other);
        neighbours_[static_cast<std::size_t>(other)].insert(one);
    }

    bool paint_from(Next region)
    {
        if (region == regions_.end())
            return true;
        int& tint = tints_[static_cast<std::size_t>(*region)];
        // Each begins elsewhere, so that all four are used alike.
        for (int turn = 0; turn < tint_count; ++turn) {
            if (++attempts_ > most_attempts)
                return false;
            tint = (*region + turn) % tint_count;
            if (fits(*region) && paint_from(std::next(region)))
                return true;
        }
        tint = none;
        return false;
    }

    bool fits(int region) const
    {
        const auto own = static_cast<std::size_t>(region);
        return std::ranges::none_of(neighbours_[own], [&](int other) {
            return tints_[static_cast<std::size_t>(other)] == tints_[own];
        });
    }

    std::vector<std::set<int>> neighbours_; // of each house
    std::vector<int> tints_;                // of each house
    std::set<int> regions_;
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

PaperTints tint_paper(const Grid& grid,
                      const std::vector<int>& region_of,
                      const std::vector<engine::ExtraHouse>& extras)
{
    PaperTints paper{std::vector<int>(grid.cells().size(), 0), cells_in_extra_houses(grid, extras)};
    if (!has_odd_regions(grid))
        return paper;
    const std::vector<int> tints = Painter(grid, region_of).tints();
    for (Cell cell : grid.cells()) {
        if (region_of[cell.index] >= 0)
            paper.regions[cell.index] = tints[static_cast<std::size_t>(region_of[cell.index])];
    }
    return paper;
}

} // namespace game
