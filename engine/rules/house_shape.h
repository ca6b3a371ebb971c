#pragma once
// The shape of a house on the board, for drawing it. Derived from its cells alone, so that a saved
// game looks as it did when it was played.

#include <optional>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

enum class HouseShape {
    Diagonal, // from one corner of a square to the other
    Group,    // cells at the same position of their boxes: a disjoint group
    Pieces,   // one connected piece, like a window, or several
};

HouseShape shape_of(const Grid& grid, const House& house);

struct ExtraHouse {
    HouseIndex house; // in the order of the grid
    HouseShape shape;
};

std::vector<ExtraHouse> extra_houses_of(const Grid& grid);

// Cells in the intersections of some rows with some columns, as in windows and groups.
struct Crossings {
    std::vector<int> rows; // from the top, each once
    std::vector<int> columns;
};

// Returns nothing if the cells are not all intersections of their rows and columns.
std::optional<Crossings> crossings_of(const Grid& grid, const Cells& cells);

// Whether there are `count` lines, each `apart` from the one before.
bool are_spaced(const std::vector<int>& lines, int count, int apart);

// Whether these are all cells of a square at the same position of their boxes.
bool is_disjoint_group(const Grid& grid, const Cells& cells);

} // namespace engine
