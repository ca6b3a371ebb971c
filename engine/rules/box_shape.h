#pragma once
// The straight boxes of a size, for every rule that looks at boxes.

#include "engine/grid/grid.h"

namespace engine {

// The tallest box that is not taller than wide: 3 by 3 for 9, 3 wide and 2 high for 6; 1 for sizes
// that are prime, which have no boxes but whole rows.
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

constexpr bool has_square_boxes(int size)
{
    return has_boxes(size) && box_height(size) == box_width(size);
}

// Where in its box a place lies: 0 at its top left, in reading order. Squares that overlap share
// whole boxes, so it is the same in both.
constexpr int place_in_box(Place place, int size)
{
    return place.row % box_height(size) * box_width(size) + place.column % box_width(size);
}

// The cells of a box whose top left corner lies there, in reading order.
Cells box_at(const GridBuilder& grid, int top, int left);

} // namespace engine
