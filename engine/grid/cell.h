#pragma once
// The address of one cell, counted in reading order from the top left corner.

#include <compare>
#include <cstdint>
#include <vector>

namespace engine {

struct Cell {
    std::uint16_t index = 0;

    friend constexpr auto operator<=>(Cell, Cell) = default;
};

using Cells = std::vector<Cell>;

} // namespace engine
