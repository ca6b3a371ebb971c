#include "engine/solve/leftover_cells.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/base/count.h"

namespace engine {

namespace {

constexpr int most_lines_or_regions = 10; // of a kind
constexpr int most_left_over = 5;         // cells on each side
constexpr std::size_t most_leftovers = 400;

// The full houses of a kind if they cover each cell once, or nothing.
std::vector<HouseIndex> houses_that_cover(const Grid& grid, HouseKind kind)
{
    std::vector<HouseIndex> houses;
    CellSet covered(grid.cell_count());
    for (HouseIndex house : grid.house_indexes()) {
        if (grid.house(house).kind != kind)
            continue;
        for (Cell cell : grid.house(house).cells)
            covered.add(cell);
        houses.push_back(house);
    }
    const bool is_one =
        count_of(houses) == grid.size() && count_of(houses) <= most_lines_or_regions &&
        grid.cell_count() == grid.size() * grid.size() && covered.count() == grid.cell_count();
    return is_one ? houses : std::vector<HouseIndex>();
}

// Rows or columns on one side, regions on the other, any of them.
class LinesAndRegions {
public:
    LinesAndRegions(const Grid& grid, HouseKind lines)
        : grid_(grid),
          lines_(houses_that_cover(grid, lines)),
          regions_(houses_that_cover(grid, HouseKind::Region))
    {
    }

    void add_to(std::vector<LeftoverCells>& found)
    {
        if (lines_.empty() || regions_.empty())
            return;
        // All others are left over from the other halves.
        for (std::uint32_t regions = 1; regions < 1u << regions_.size(); ++regions) {
            count_common(regions);
            const int chosen = count_bits(regions);
            if (2 * chosen > grid_.size())
                continue;
            for (std::uint32_t lines = 1; lines < 1u << lines_.size(); ++lines) {
                if (count_bits(lines) != chosen)
                    continue;
                const int left = chosen * grid_.size() - common_[lines];
                if (left >= 1 && left <= most_left_over)
                    found.push_back(between(lines, regions));
            }
        }
    }

private:
    // For all lines: how many of their cells these regions hold.
    void count_common(std::uint32_t regions)
    {
        const CellSet inside = all_of(regions_, regions);
        common_.assign(std::size_t{1} << lines_.size(), 0);
        for (std::uint32_t lines = 1; lines < common_.size(); ++lines) {
            const auto last = static_cast<std::size_t>(std::countr_zero(lines));
            if ((lines & (lines - 1)) == 0)
                common_[lines] = (grid_.set_of(lines_[last]) & inside).count();
            else
                common_[lines] = common_[lines & (lines - 1)] + common_[lines & -lines];
        }
    }

    CellSet all_of(const std::vector<HouseIndex>& houses, std::uint32_t chosen) const
    {
        CellSet cells(grid_.cell_count());
        for (const int house : each_bit(chosen)) {
            for (Cell cell : grid_.house(houses[house]).cells)
                cells.add(cell);
        }
        return cells;
    }

    LeftoverCells between(std::uint32_t lines, std::uint32_t regions) const
    {
        const CellSet in_lines = all_of(lines_, lines);
        const CellSet in_regions = all_of(regions_, regions);
        LeftoverCells leftovers;
        for (Cell cell : grid_.cells()) {
            if (in_lines.has(cell) && !in_regions.has(cell))
                leftovers.in_lines.push_back(cell);
            if (in_regions.has(cell) && !in_lines.has(cell))
                leftovers.in_regions.push_back(cell);
        }
        return leftovers;
    }

    const Grid& grid_;
    std::vector<HouseIndex> lines_;
    std::vector<HouseIndex> regions_;
    std::vector<int> common_; // by lines
};

} // namespace

std::vector<LeftoverCells> leftover_cells(const Grid& grid)
{
    std::vector<LeftoverCells> found;
    for (HouseKind lines : {HouseKind::Row, HouseKind::Column})
        LinesAndRegions(grid, lines).add_to(found);
    std::ranges::stable_sort(found, [](const LeftoverCells& one, const LeftoverCells& other) {
        return one.in_lines.size() < other.in_lines.size();
    });
    if (found.size() > most_leftovers)
        found.resize(most_leftovers);
    return found;
}

} // namespace engine
