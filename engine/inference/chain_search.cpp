#include "engine/inference/chain_search.h"

#include <algorithm>

#include "engine/steps/evidence.h"
#include "engine/steps/weak_link.h"

namespace engine {

Spread::Spread(const Implications& graph, Ways ways) : graph_(graph), ways_(ways)
{
    const int layers = ways == Ways::Special ? 2 : 1;
    for (BitTable* table : {&true_, &newly_true_})
        *table = BitTable(layers, graph.active_count());
    for (BitTable* table : {&false_, &newly_false_})
        *table = BitTable(layers, graph.count());
    true_because_.resize(layers * graph.count());
    false_because_.resize(layers * graph.count());
}

void Spread::clear()
{
    for (BitTable* table : {&true_, &newly_true_, &false_, &newly_false_})
        table->clear();
}

void Spread::assume_false(NodeIndex active)
{
    clear();
    assumption_ = active;
    add_bit(false_.row(0), active);
    add_bit(newly_false_.row(0), active);
    false_because_[active.index] = -1;
}

void Spread::assume_true(NodeIndex node)
{
    clear();
    assumption_ = node;
    for_each_node(graph_.weak(node), [&](NodeIndex other) {
        add_bit(false_.row(0), other);
        add_bit(newly_false_.row(0), other);
        false_because_[other.index] = -1;
    });
}

void Spread::grow_from(NodeIndex node, int layer)
{
    for (const StrongLink& link : graph_.strong(node)) {
        const int to_layer = ways_ == Ways::Special && link.is_special ? 1 : layer;
        if (has_bit(true_.row(to_layer), link.to))
            continue;
        add_bit(true_.row(to_layer), link.to);
        add_bit(newly_true_.row(to_layer), link.to);
        true_because_[state(link.to, to_layer)] = state(node, layer);
    }
}

void Spread::make_false(NodeIndex by, int layer)
{
    const ConstBitRow weak = graph_.weak(by);
    const BitRow known = false_.row(layer);
    const BitRow fresh = newly_false_.row(layer);
    for (std::size_t i = 0; i < known.size(); ++i) {
        for (std::uint64_t bits = weak[i] & ~known[i]; bits != 0; bits &= bits - 1) {
            const NodeIndex node = {static_cast<int>(i * 64) + std::countr_zero(bits)};
            known[i] |= bits & -bits;
            fresh[i] |= bits & -bits;
            false_because_[state(node, layer)] = state(by, layer);
        }
    }
}

bool Spread::grow()
{
    newly_true_.clear();
    const int layers = wanted_layer() + 1;
    for (int layer = 0; layer < layers; ++layer)
        visit(newly_false_.row(layer), [&](NodeIndex node) { grow_from(node, layer); });
    newly_false_.clear();
    bool grows = false;
    for (int layer = 0; layer < layers; ++layer) {
        visit(newly_true_.row(layer), [&](NodeIndex node) {
            make_false(node, layer);
            grows = true;
        });
    }
    return grows;
}

ChainNodes Spread::way_to(NodeIndex active) const
{
    return way_back(state(active, wanted_layer()), true);
}

ChainNodes Spread::way_to_false(NodeIndex node) const
{
    return way_back(state(node, wanted_layer()), false);
}

ChainNodes Spread::way_back(int at, bool is_true) const
{
    ChainNodes nodes;
    for (; at >= 0; is_true = !is_true) {
        nodes.push_back({at % graph_.count()});
        at = is_true ? true_because_[at] : false_because_[at];
    }
    if (nodes.back() != assumption_)
        nodes.push_back(assumption_);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

Node step_node(const Implications& graph, NodeIndex node)
{
    return node_of(graph.cells(node), graph.digit(node));
}

namespace {

// A set and a cell that it strips have together as many digits as cells, once `without` is removed:
// they are locked. If the digit left to the cell is also in the set, there is one digit fewer, and
// only the set itself is locked.
bool strips(const Candidates& candidates, const CellSet& set, const Node& without)
{
    DigitSet left;
    int cells = 0;
    for (Cell cell : set) {
        const bool loses = std::ranges::count(without.cells, cell) > 0;
        const DigitSet digits = candidates.of(cell);
        left = left.with(loses ? digits.without(without.digit) : digits);
        ++cells;
    }
    return left.count() < cells;
}

Link strong_link(const Candidates& candidates,
                 const Implications& graph,
                 NodeIndex from,
                 NodeIndex to)
{
    const StrongLink* known = graph.strong_link(from, to);
    ENSURE(known != nullptr);
    Link link{step_node(graph, from), step_node(graph, to), LinkKind::Strong, known->reason};
    if (known->reason == LinkReason::Set && strips(candidates, graph.set(known->set), link.from))
        link.reason = LinkReason::Strip;
    if (known->reason == LinkReason::House)
        link.house = known->house;
    if (known->reason == LinkReason::Cage)
        link.cage = known->set;
    return link;
}

// Marks the cells of the sets that strong links depend on, numbered in the order of the chain.
void mark_sets(Step& step, const Implications& graph, const ChainNodes& nodes, std::size_t first)
{
    int group = 0;
    for (std::size_t i = first; i + 1 < nodes.size(); i += 2) {
        const StrongLink* link = graph.strong_link(nodes[i], nodes[i + 1]);
        if (link->reason != LinkReason::Set)
            continue;
        for (Cell cell : graph.set(link->set))
            step.cells.push_back({cell, Role::Set, group});
        ++group;
    }
}

// Each cage once.
void mark_linking_cage(Step& step, const Candidates& candidates, int cage)
{
    CageMark mark = cage_mark(candidates, cage);
    if (std::ranges::find(step.cages, mark) == step.cages.end())
        step.cages.push_back(std::move(mark));
}

} // namespace

std::vector<Link> links_of_chain(const Candidates& candidates,
                                 const Implications& graph,
                                 const ChainNodes& nodes,
                                 FirstLink first)
{
    std::vector<Link> links;
    bool is_strong = first == FirstLink::Strong;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        links.push_back(is_strong ? strong_link(candidates, graph, nodes[i], nodes[i + 1])
                                  : weak_link(candidates.chart(), step_node(graph, nodes[i]),
                                              step_node(graph, nodes[i + 1])));
        is_strong = !is_strong;
    }
    return links;
}

void write_chain(Step& step,
                 const Candidates& candidates,
                 const Implications& graph,
                 const ChainNodes& nodes,
                 FirstLink first)
{
    step.links = links_of_chain(candidates, graph, nodes, first);
    for (const Link& link : step.links) {
        step.size += link.kind == LinkKind::Strong ? 1 : 0;
        if (link.reason == LinkReason::Cage)
            mark_linking_cage(step, candidates, link.cage);
        const HouseMark mark{link.house, Role::Witness};
        if (link.house != no_house &&
            std::find(step.houses.begin(), step.houses.end(), mark) == step.houses.end())
            step.houses.push_back(mark);
    }
    mark_sets(step, graph, nodes, first == FirstLink::Strong ? 0 : 1);
    const bool is_loop = nodes.front() == nodes.back();
    for (std::size_t i = 0; i + (is_loop ? 1 : 0) < nodes.size(); ++i) {
        const Role role = i == 0 ? Role::Start : i + 1 == nodes.size() ? Role::End : Role::Cause;
        const Digit digit = graph.digit(nodes[i]);
        step.digits = step.digits.with(digit);
        for (Cell cell : graph.cells(nodes[i]))
            step.candidates.push_back({{cell, digit}, role});
    }
}

} // namespace engine
