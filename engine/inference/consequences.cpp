#include "engine/inference/consequences.h"

#include <algorithm>

namespace engine {

Consequences::Consequences(const Candidates& candidates)
    : graph_(implications_of(candidates, scope_on(candidates.chart().grid()))),
      false_if_false_(graph_.active_count(), graph_.count()),
      false_if_true_(graph_.count(), graph_.count()),
      true_if_true_(graph_.count(), graph_.count())
{
    for (NodeIndex node : graph_.active_nodes()) {
        add_bit(false_if_false_.row(node.index), node);
        for_each_node(graph_.true_if_false(node), [&](NodeIndex other) {
            add_bits(false_if_false_.row(node.index), graph_.weak(other));
        });
    }
    for (NodeIndex node : graph_.nodes())
        add_from(node);
}

void Consequences::add_from(NodeIndex node)
{
    const BitRow falses = false_if_true_.row(node.index);
    add_bits(falses, graph_.weak(node));
    for_each_node(graph_.weak(node), [&](NodeIndex other) {
        if (graph_.is_active(other))
            add_bits(falses, false_if_false_.row(other.index));
    });
    const ConstBitRow truths = graph_.true_if_true(node);
    std::copy(truths.begin(), truths.end(), true_if_true_.row(node.index).begin());
    add_bit(true_if_true_.row(node.index), node);
}

} // namespace engine
