#include "game/widgets/board/empty_grid.h"

#include <utility>
#include <vector>

namespace game {

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
