#include "engine/rules/drawn_grid.h"

#include <algorithm>
#include <utility>

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

std::shared_ptr<const Grid> drawn_grid(const Layout& layout, const std::vector<Cells>& regions)
{
    const auto example = make_grid(layout);
    if (!rolls_dice(layout))
        return regions.empty() ? example : nullptr;
    const auto is_whole = [&](const Cells& region) {
        return std::ssize(region) == layout.size;
    };
    if (std::ssize(regions) != layout.size || !std::ranges::all_of(regions, is_whole) ||
        !are_apart(regions, example->cell_count()))
        return nullptr;
    GridBuilder builder(layout.size);
    auto region = regions.begin();
    for (const House& house : example->houses())
        builder.add_house(house.kind, house.kind == HouseKind::Region ? *region++ : house.cells);
    for (const auto& [one, other] : example->pairs())
        builder.add_pair(one, other);
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
