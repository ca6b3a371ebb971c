#include "engine/teach/net_table.h"

#include <algorithm>

namespace engine {

namespace {

template <NetDepth how_deep>
struct NetTableOf : NetTable {
    explicit NetTableOf(const Candidates& candidates) : NetTable(candidates, how_deep) {}
};

} // namespace

NetTable::NetTable(const Candidates& candidates, NetDepth depth)
    : plan_(candidates.worked_out<NetPlan>()),
      depth_(depth),
      true_(2 * plan_.count(), plan_.count()),
      false_(2 * plan_.count(), plan_.count()),
      is_broken_(static_cast<std::size_t>(2 * plan_.count()))
{
    DeepNet deep(candidates, depth);
    const Net& net = deep.net();
    for (int literal = 0; literal < 2 * plan_.count(); ++literal) {
        if (!can_assume(depth, literal))
            continue;
        deep.assume(literal / 2, literal % 2 != 0);
        is_broken_[static_cast<std::size_t>(literal)] = net.is_broken() ? 1 : 0;
        std::ranges::copy(net.all_true(), true_.row(literal).begin());
        std::ranges::copy(net.all_false(), false_.row(literal).begin());
    }
}

const NetTable& net_table_of(const Candidates& candidates, NetDepth depth)
{
    switch (depth) {
    case NetDepth::Singles:
        return candidates.worked_out<NetTableOf<NetDepth::Singles>>();
    case NetDepth::Patterns:
        return candidates.worked_out<NetTableOf<NetDepth::Patterns>>();
    case NetDepth::Nested:
        return candidates.worked_out<NetTableOf<NetDepth::Nested>>();
    }
    ENSURE(false);
    return candidates.worked_out<NetTableOf<NetDepth::Singles>>();
}

} // namespace engine
