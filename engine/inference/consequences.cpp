#include "engine/inference/consequences.h"

#include <algorithm>

namespace engine {

Consequences::Consequences(const Candidates& candidates)
    : graph_(implications_of(candidates, scope)),
      false_if_false_(graph_.active_count(), graph_.count()),
      false_if_true_(graph_.count(), graph_.count()),
      true_if_true_(graph_.count(), graph_.count())
{
    for (int node = 0; node < graph_.active_count(); ++node) {
        add_bit(false_if_false_.row(node), node);
        for_each_bit(graph_.true_if_false(node),
                     [&](int other) { add_bits(false_if_false_.row(node), graph_.weak(other)); });
    }
    for (int node = 0; node < graph_.count(); ++node)
        add_from(node);
}

void Consequences::add_from(int node)
{
    const BitRow falses = false_if_true_.row(node);
    add_bits(falses, graph_.weak(node));
    for_each_bit(graph_.weak(node), [&](int other) {
        if (other < graph_.active_count())
            add_bits(falses, false_if_false_.row(other));
    });
    const ConstBitRow truths = graph_.true_if_true(node);
    std::copy(truths.begin(), truths.end(), true_if_true_.row(node).begin());
    add_bit(true_if_true_.row(node), node);
}

} // namespace engine
