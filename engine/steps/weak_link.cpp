#include "engine/steps/weak_link.h"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

// The first cage with a sum that contains all of the cells; -1 if there is none.
int cage_of_all(const Grid& grid, const CellSet& cells)
{
    const auto holds_all = [&](const Cage& cage) {
        return cage.has_sum() && cells.is_within(grid.set_of(cage.cells));
    };
    const auto found = std::ranges::find_if(grid.cages(), holds_all);
    return found == grid.cages().end() ? -1 : static_cast<int>(found - grid.cages().begin());
}

} // namespace

Link weak_link(const Chart& chart, Node from, Node to)
{
    Link link{std::move(from), std::move(to), LinkKind::Weak, LinkReason::Cell};
    link.to_is_true = false;
    CellSet cells(chart.cell_count());
    for (const Node* node : {&link.from, &link.to}) {
        for (Cell cell : node->cells)
            cells.add(cell);
    }
    if (link.from.digit != link.to.digit) {
        if (!cells.has_more_than(1))
            return link;
        link.cage = cage_of_all(chart.grid(), cells);
        link.reason = link.cage >= 0 ? LinkReason::Cage : LinkReason::Cell;
        return link;
    }
    link.house = chart.house_of_all(cells);
    link.reason = link.house != no_house ? LinkReason::House : LinkReason::Sight;
    return link;
}

} // namespace engine
