#pragma once
// Four cells in which two digits could be exchanged without changing the digits of any house:
// unique and avoidable rectangles consist of them.

#include <array>
#include <span>
#include <vector>

#include "engine/grid/cell.h"

namespace engine {

class Chart;

// A rectangle seen from one corner: that and the opposite one hold one digit, the two beside it the
// other.
struct Rectangle {
    std::array<Cell, 2> beside;
    Cell opposite;
};

class Rectangles {
public:
    Rectangles() = default;
    // Every house that contains a corner contains exactly one of the two beside it. No corner
    // belongs to a cage or a pair.
    explicit Rectangles(const Chart& chart);

    std::span<const Rectangle> at(Cell corner) const
    {
        return {all_.data() + first_[corner.index], all_.data() + first_[corner.index + 1u]};
    }

private:
    std::vector<Rectangle> all_; // each of them four times, by corner
    std::vector<std::uint32_t> first_;
};

} // namespace engine
