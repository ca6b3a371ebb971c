#include "engine/inference/net_table.h"

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
      net_(candidates, depth, DeepNet::Reasons::None),
      true_(2 * plan_.count(), plan_.count()),
      false_(2 * plan_.count(), plan_.count()),
      states_(2 * plan_.count(), State::Unknown)
{
}

NetTable::State NetTable::follow(Literal literal) const
{
    ENSURE(can_assume(depth_, literal));
    net_.assume(literal);
    std::ranges::copy(net_.net().all_true(), true_.row(literal.index).begin());
    std::ranges::copy(net_.net().all_false(), false_.row(literal.index).begin());
    return net_.net().is_broken() ? State::Broken : State::Whole;
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
