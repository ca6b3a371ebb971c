#pragma once
// Pairs of cells between two lines, like the rungs of a ladder: extended rectangles consist of
// them.

#include <span>
#include <vector>

#include "engine/grid/cell.h"

namespace engine {

class Chart;

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
