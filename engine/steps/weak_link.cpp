#include "engine/steps/weak_link.h"

#include <utility>

namespace engine {

Link weak_link(const Chart& chart, Node from, Node to)
{
    Link link{std::move(from), std::move(to), LinkKind::Weak, LinkReason::Cell};
    link.to_is_true = false;
    if (link.from.digit != link.to.digit)
        return link;
    CellSet cells(chart.cell_count());
    for (const Node* node : {&link.from, &link.to}) {
        for (Cell cell : node->cells)
            cells.add(cell);
    }
    link.house = chart.house_of_all(cells);
    link.reason = link.house != no_house ? LinkReason::House : LinkReason::Sight;
    return link;
}

} // namespace engine
