#include "engine/rules/drawn_grid.h"

#include <algorithm>
#include <utility>

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
