#include <utility>

#include "engine/rules/rule.h"

namespace engine {

// The tallest box that is not taller than wide: 3 by 3 for 9, 3 wide and 2 high for 6.
static int box_height(int size)
{
    int tallest = 1;
    for (int height = 2; height * height <= size; ++height) {
        if (size % height == 0)
            tallest = height;
    }
    return tallest;
}

static Cells box_at(const GridBuilder& grid, int top, int left)
{
    const int height = box_height(grid.size());
    const int width = grid.size() / height;
    Cells cells;
    for (int row = top; row < top + height; ++row) {
        for (int column = left; column < left + width; ++column)
            cells.push_back(grid.cell_at(row, column));
    }
    return cells;
}

static void add_boxes(GridBuilder& grid)
{
    const int height = box_height(grid.size());
    const int width = grid.size() / height;
    for (int top = 0; top < grid.size(); top += height) {
        for (int left = 0; left < grid.size(); left += width)
            grid.add_house(HouseKind::Region, box_at(grid, top, left));
    }
}

// Sizes that are prime have no straight boxes but whole rows.
extern const Rule boxes = {
    .id = "boxes",
    .fits = [](int size) { return size >= 4 && size <= max_size && box_height(size) > 1; },
    .add_to = add_boxes,
};

} // namespace engine
