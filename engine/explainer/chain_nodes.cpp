// The nodes of the chains of a finding.

#include <algorithm>

#include "engine/explainer/multiple_search.h"

namespace engine::explainer {

std::vector<MultipleSearch::End> MultipleSearch::ends_of(const Finding& finding)
{
    const auto target_from = [&](int source, bool is_true, Reason reason) {
        Web& from = web(source, is_true);
        return End{&from, from.node(finding.target, finding.is_true), reason};
    };
    std::vector<End> ends;
    switch (finding.kind) {
    case Kind::Contradiction: {
        Web& from = web(finding.source, finding.source_is_true);
        return {{&from, from.broken_true, no_reason}, {&from, from.broken_false, no_reason}};
    }
    case Kind::Double:
        return {target_from(finding.source, true, no_reason),
                target_from(finding.source, false, no_reason)};
    case Kind::Cell: {
        const Cell cell = graph_.candidate(finding.source).cell;
        for (Digit digit : graph_.position().candidates.of(cell))
            ends.push_back(target_from(graph_.number_of(cell, digit), true, in_cell));
        return ends;
    }
    case Kind::House:
        for (int branch : places_of(finding))
            ends.push_back(target_from(branch, true, static_cast<Reason>(finding.house.index)));
        return ends;
    }
    return ends;
}

// The nodes of all chains inside its chains, each once.
int MultipleSearch::nested_nodes(const Finding& finding)
{
    std::vector<std::uint32_t> inside;
    for (const End& end : ends_of(finding)) {
        const std::vector<Web::Nested>& nested = end.web->nested;
        if (nested.empty())
            continue;
        for (std::uint16_t node : builder_.chain(*end.web, end.node)) {
            const auto at = std::ranges::lower_bound(nested, node, {}, &Web::Nested::node);
            if (at != nested.end() && at->node == node)
                inside.push_back(at->chain);
        }
    }
    std::sort(inside.begin(), inside.end());
    inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
    int nodes = 0;
    for (std::uint32_t chain : inside)
        nodes += builder_.nested().nodes(chain);
    return nodes;
}

Reason MultipleSearch::reason_of(const WebNode& node, const End& end) const
{
    if (!node.is_true || node.reason != no_reason)
        return node.reason;
    if (node.parent_count == 0)
        return end.reason_of_source;
    const std::uint16_t parent = end.web->parents[node.first_parent];
    return graph_.reason_to_be_true(end.web->nodes[parent].number, node.number);
}

void MultipleSearch::add_nodes(const End& end, NestedChain& chain)
{
    for (std::uint16_t at : builder_.chain(*end.web, end.node)) {
        const WebNode& node = end.web->nodes[at];
        chain.add(graph_.candidate(node.number), node.is_true, reason_of(node, end));
    }
    chain.end_target();
}

NestedChain MultipleSearch::nested_chain(const Finding& finding)
{
    NestedChain chain;
    chain.removals = removals_of(finding);
    chain.nodes = finding.nodes;
    for (const End& end : ends_of(finding))
        add_nodes(end, chain);
    return chain;
}

} // namespace engine::explainer
