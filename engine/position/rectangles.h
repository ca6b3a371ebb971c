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

// A pair of cells between two lines, like a rung of a ladder: extended rectangles consist of them.
struct Rung {
    Cell one;
    Cell other;
};

// Ladders of three or more rungs. A house that contains one cell of a rung and not the other
// contains that side of all rungs; so the sides may be exchanged if they hold the same digits. No
// cell belongs to a cage or a pair.
class Ladders {
public:
    Ladders() = default;
    explicit Ladders(const Chart& chart);

    std::size_t count() const { return ends_.size(); }
    std::span<const Rung> rungs(std::size_t ladder) const
    {
        const std::size_t first = ladder == 0 ? 0 : ends_[ladder - 1];
        return {rungs_.data() + first, ends_[ladder] - first};
    }

private:
    std::vector<Rung> rungs_; // by ladder
    std::vector<std::size_t> ends_;
};

} // namespace engine
