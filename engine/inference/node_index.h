#pragma once
// The number of a node of Implications, and nodes in rows of bits.

#include <compare>

#include "engine/base/bit_table.h"
#include "engine/base/index_range.h"

namespace engine {

struct NodeIndex {
    int index = 0;

    static constexpr NodeIndex at(int index) { return {index}; }

    friend constexpr auto operator<=>(NodeIndex, NodeIndex) = default;
};

// Where there may be no node. It is less than every index of a node.
constexpr NodeIndex no_node = {-1};

using NodeIndexes = IndexRange<NodeIndex>;

inline bool has_bit(ConstBitRow nodes, NodeIndex node)
{
    return has_bit(nodes, node.index);
}

inline void add_bit(BitRow nodes, NodeIndex node)
{
    add_bit(nodes, node.index);
}

// Calls `visit` with each node of the row, in order.
template <class Visit>
void for_each_node(ConstBitRow nodes, Visit visit)
{
    for_each_bit(nodes, [&](int node) { visit(NodeIndex{node}); });
}

} // namespace engine
