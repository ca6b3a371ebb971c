#include <utility>

#include "engine/rules/box_shape.h"
#include "engine/rules/house_shape.h"
#include "engine/rules/rule.h"

namespace engine {

// Cells at the same place of their boxes must differ: all the top left ones, and so on.
static void add_disjoint_groups(GridBuilder& grid, Random&)
{
    const int height = box_height(grid.size());
    const int width = box_width(grid.size());
    for (int place = 0; place < grid.size(); ++place) {
        Cells group;
        for (int top = 0; top < grid.size(); top += height) {
            for (int left = 0; left < grid.size(); left += width)
                group.push_back(grid.cell_at(top + place / width, left + place % width));
        }
        grid.add_house(HouseKind::Extra, std::move(group));
    }
}

static const char* name_of_group(const Grid& grid, const Cells& cells)
{
    return is_disjoint_group(grid, cells) ? N_("group {n}") : nullptr;
}

extern const Rule disjoint_groups = {
    .id = "disjoint-groups",
    .name = N_("Disjoint groups"),
    .summary = N_("the same position in each box: different digits"),
    .meaning = N_("Cells in the same position of their boxes differ; they share a mark."),
    .demand = N_("Disjoint groups need boxes, so a size that is not prime; {size} is not possible"),
    .fits = has_boxes,
    .add_to = add_disjoint_groups,
    .house_name = name_of_group,
};

} // namespace engine
