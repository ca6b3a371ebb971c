#include <utility>

#include "engine/rules/region_drawing.h"
#include "engine/rules/rule.h"

namespace engine {

static void add_jigsaw(GridBuilder& grid, Random& dice)
{
    const int size = grid.size();
    const std::vector<int> drawing = draw_regions(size, dice);
    std::vector<Cells> regions(size);
    for (int cell = 0; cell < size * size; ++cell) {
        const int region = drawing[cell];
        regions[region].push_back(grid.cell_at(cell / size, cell % size));
    }
    for (Cells& region : regions)
        grid.add_house(HouseKind::Region, std::move(region));
}

// On larger squares hardly any drawing can be filled in good time.
extern const Rule jigsaw = {
    .id = "jigsaw",
    .name = N_("Jigsaw"),
    .summary = N_("irregular regions instead of boxes"),
    .meaning = N_("Every region with a thick line around it holds each digit once."),
    .demand = N_("Jigsaw needs a size from 4 to 12; {size} is not possible"),
    .fits = [](int size) { return size >= 4 && size <= 12; },
    .rolls_dice = true,
    .add_to = add_jigsaw,
};

} // namespace engine
