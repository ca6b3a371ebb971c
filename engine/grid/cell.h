#pragma once
// The index of a cell, counted in reading order from the top left corner.

#include <compare>
#include <concepts>
#include <cstdint>
#include <vector>

namespace engine {

struct Cell {
    std::uint16_t index = 0;

    static constexpr Cell at(std::integral auto index)
    {
        return {static_cast<std::uint16_t>(index)};
    }

    friend constexpr auto operator<=>(Cell, Cell) = default;
};

using Cells = std::vector<Cell>;

} // namespace engine
