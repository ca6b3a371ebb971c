#include "engine/rules/drawn_grid.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/rules/rule.h"

namespace engine {

bool are_apart(const std::vector<Cells>& parts, int cell_count)
{
    std::vector<bool> seen(cell_count);
    for (const Cells& part : parts) {
        for (Cell cell : part) {
            if (cell.index >= seen.size() || seen[cell.index])
                return false;
            seen[cell.index] = true;
        }
    }
    return true;
}

bool is_in_one_piece(const Cells& cells, const Grid& grid)
{
    if (cells.empty())
        return true;
    const CellSet set = grid.set_of(cells);
    CellSet seen(grid.cell_count());
    seen.add(cells.front());
    Cells reached = {cells.front()};
    for (std::size_t at = 0; at < reached.size(); ++at) {
        const Place place = grid.place_of(reached[at]);
        for (const auto& [down, right] : {std::pair(0, 1), {0, -1}, {1, 0}, {-1, 0}}) {
            const auto next = grid.cell_at({place.row + down, place.column + right});
            if (!next || !set.has(*next) || seen.has(*next))
                continue;
            seen.add(*next);
            reached.push_back(*next);
        }
    }
    return reached.size() == cells.size();
}

bool are_possible(const std::vector<Cage>& cages, const Grid& grid)
{
    std::vector<int> cages_of(grid.cells().size());
    for (const Cage& cage : cages) {
        if (cage.cells.empty() || count_of(cage.cells) > grid.size() ||
            !are_apart({cage.cells}, grid.cell_count()))
            return false;
        for (Cell cell : cage.cells)
            ++cages_of[cell.index];
    }
    return count_of(cages) <= most_cages &&
           std::ranges::all_of(cages_of, [](int count) { return count <= most_cages_of_cell; });
}

namespace {

// Asked for each picture of a board, so nothing is allocated.
bool has_cell_in_two_cages(const Grid& grid)
{
    CellSet seen(grid.cell_count());
    for (const Cage& cage : grid.cages()) {
        for (Cell cell : cage.cells) {
            if (seen.has(cell))
                return true;
            seen.add(cell);
        }
    }
    return false;
}

} // namespace

std::vector<int> layers_of_cages(const Grid& grid)
{
    std::vector<int> layers;
    if (!has_cell_in_two_cages(grid))
        return layers;
    std::vector<std::uint64_t> taken(grid.cells().size()); // a bit for each layer
    for (const Cage& cage : grid.cages()) {
        std::uint64_t others = 0;
        for (Cell cell : cage.cells)
            others |= taken[cell.index];
        const int layer = std::min(std::countr_one(others), 63);
        for (Cell cell : cage.cells)
            taken[cell.index] |= std::uint64_t{1} << layer;
        layers.push_back(layer);
    }
    return layers;
}

bool has_cages_told_by_lines(const Grid& grid)
{
    std::vector<Cells> parts;
    for (const Cage& cage : grid.cages()) {
        if (!cage.has_sum() || !is_in_one_piece(cage.cells, grid))
            return false;
        parts.push_back(cage.cells);
    }
    return are_apart(parts, grid.cell_count());
}

std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions)
{
    if (!rolls_dice(layout))
        return regions.empty() ? make_grid(layout) : nullptr;
    const auto is_whole = [&](const Cells& region) {
        return std::ssize(region) == layout.size;
    };
    if (std::ssize(regions) != layout.size || !std::ranges::all_of(regions, is_whole) ||
        !are_apart(regions, layout.size * layout.size))
        return nullptr;
    GridBuilder builder(layout.size);
    Random no_dice(0); // no other rule rolls them
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        ENSURE(rule != nullptr);
        if (!rule->rolls_dice) {
            rule->add_to(builder, no_dice);
            continue;
        }
        for (const Cells& region : regions)
            builder.add_house(HouseKind::Region, region);
    }
    return std::make_shared<const Grid>(std::move(builder).build());
}

std::shared_ptr<const Grid> with_cages(std::shared_ptr<const Grid> grid, std::vector<Cage> cages)
{
    if (cages.empty())
        return grid;
    GridBuilder builder(*grid);
    for (Cage& cage : cages)
        builder.add_cage(std::move(cage));
    return std::make_shared<const Grid>(std::move(builder).build());
}

} // namespace engine
