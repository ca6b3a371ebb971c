#pragma once
// Looks for the shortest chain of links between two nodes, and writes it into a step.

#include <array>
#include <vector>

#include "engine/inference/implications.h"

namespace engine {

// Nodes in order, connected by strong and weak links alternately.
using ChainNodes = std::vector<NodeIndex>;

// Extends all chains from one assumption, by one strong link at a time. It keeps the first way to
// each node, so chains are shortest.
class Spread {
public:
    enum class Ways : std::uint8_t {
        Any,
        Special, // chains that use at least one special link
    };

    Spread(const Implications& graph, Ways ways);

    // Of equally short chains, keep the one through nodes with small numbers, or with large ones.
    enum class Preferred : std::uint8_t { Small, Large };
    void prefer(Preferred preferred) { preferred_ = preferred; }

    // Starts anew from this assumption.
    void assume_false(NodeIndex active);
    void assume_true(NodeIndex node);

    // Extends the chains by one link; returns whether anything new became true.
    bool grow();
    // Active nodes that became true in the last call of grow(), and in all calls.
    ConstBitRow newly_true() const { return newly_true_.row(wanted_layer()); }
    ConstBitRow all_true() const { return true_.row(wanted_layer()); }
    // The nodes from the assumption to an active node that became true.
    ChainNodes way_to(NodeIndex active) const;
    // Nodes of all kinds that became false, and the chain to one of them.
    ConstBitRow all_false() const { return false_.row(wanted_layer()); }
    ChainNodes way_to_false(NodeIndex node) const;

private:
    // Layer 1 holds chains with a special link. A state is a node in a layer.
    int wanted_layer() const { return ways_ == Ways::Special ? 1 : 0; }
    int state(NodeIndex node, int layer) const { return layer * graph_.count() + node.index; }
    void clear();
    template <class Visit>
    void visit(ConstBitRow nodes, Visit visit_one) const
    {
        if (preferred_ == Preferred::Small)
            for_each_node(nodes, visit_one);
        else
            for_each_bit_backwards(nodes, [&](int node) { visit_one(NodeIndex{node}); });
    }
    ChainNodes way_back(int state, bool is_true) const;
    void grow_from(NodeIndex node, int layer);
    void make_false(NodeIndex by, int layer);

    const Implications& graph_;
    Ways ways_;
    Preferred preferred_ = Preferred::Small;
    NodeIndex assumption_;
    BitTable true_;
    BitTable newly_true_;
    BitTable false_;
    BitTable newly_false_;
    std::vector<int> true_because_;  // by state: the state before it, which became false
    std::vector<int> false_because_; // by state: the state before it, which became true; -1: the
                                     // assumption
};

enum class FirstLink : std::uint8_t { Strong, Weak };

// Writes the links of the chain and marks its nodes: houses as Witness, sets as Set, candidates as
// Start, End and, between them, Cause. Also sets the digits and, as size, the number of strong
// links.
void write_chain(Step& step,
                 const Candidates& candidates,
                 const Implications& graph,
                 const ChainNodes& nodes,
                 FirstLink first);
// Returns only the links, for one of several branches.
std::vector<Link> links_of_chain(const Candidates& candidates,
                                 const Implications& graph,
                                 const ChainNodes& nodes,
                                 FirstLink first);
Node step_node(const Implications& graph, NodeIndex node);

} // namespace engine
