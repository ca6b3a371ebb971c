#pragma once
// The boxes of a size, for every rule that uses boxes.

#include <utility>

#include "engine/grid/grid.h"

namespace engine {

// The height of the tallest box that is not taller than wide: 3 by 3 for 9, 3 wide and 2 high for
// 6; 1 for prime sizes, which have no boxes because these would be rows.
constexpr int box_height(int size)
{
    int tallest = 1;
    for (int height = 2; height * height <= size; ++height) {
        if (size % height == 0)
            tallest = height;
    }
    return tallest;
}

constexpr int box_width(int size)
{
    return size / box_height(size);
}

constexpr bool has_boxes(int size)
{
    return box_height(size) > 1;
}

// The size of the square with boxes that has so many cells; 0 if there is none.
constexpr int size_of_square(std::size_t cells)
{
    for (int size = 4; size <= max_size; ++size) {
        if (std::cmp_equal(size * size, cells))
            return has_boxes(size) ? size : 0;
    }
    return 0;
}

constexpr bool has_square_boxes(int size)
{
    return has_boxes(size) && box_height(size) == box_width(size);
}

// The number of a position within its box, in reading order from 0. Squares that overlap share
// whole boxes, so it is the same in both.
constexpr int place_in_box(Place place, int size)
{
    return place.row % box_height(size) * box_width(size) + place.column % box_width(size);
}

// The cells of the box with this top left corner, in reading order.
Cells box_at(const GridBuilder& grid, int top, int left);

} // namespace engine
