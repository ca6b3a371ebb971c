#pragma once
// Four cells in which two digits could change places without any house noticing: what unique and
// avoidable rectangles are made of.

#include <array>
#include <span>
#include <vector>

#include "engine/grid/cell.h"

namespace engine {

class Chart;

// Seen from one corner: it and the opposite one hold the same digit, the two beside it the other.
struct Rectangle {
    std::array<Cell, 2> beside;
    Cell opposite;
};

class Rectangles {
public:
    Rectangles() = default;
    // Every house that holds a corner holds exactly one of the two beside it. No corner is bound
    // by more than houses.
    explicit Rectangles(const Chart& chart);

    std::span<const Rectangle> at(Cell corner) const
    {
        return {all_.data() + first_[corner.index], all_.data() + first_[corner.index + 1u]};
    }

private:
    std::vector<Rectangle> all_; // each four times, by corner
    std::vector<std::uint32_t> first_;
};

} // namespace engine
