#include "engine/explainer/nested_rules.h"

#include <algorithm>

#include "engine/explainer/chains.h"

namespace engine::explainer {

Candidates NestedRules::what_is_left() const
{
    Candidates left = spinner_.graph_.position().candidates;
    for (Cell cell : left.open_cells()) {
        for (Digit digit : left.of(cell).without(spinner_.digits_[cell.index]))
            left.remove(cell, digit);
    }
    return left;
}

void NestedRules::add_cause(Cell cell, Digit digit)
{
    const std::uint16_t node = spinner_.web_->node(spinner_.graph_.number_of(cell, digit), false);
    if (std::find(causes_.begin(), causes_.end(), node) == causes_.end())
        causes_.push_back(node);
}

// Adds what must have been removed so that the chain's candidates are the last ones.
void NestedRules::add_causes(const NestedChain& chain)
{
    const ChainGraph& graph = spinner_.graph_;
    const Chart& chart = graph.position().chart();
    for (const auto& [candidate, reason] : chain.caused) {
        const auto [cell, digit] = candidate;
        if (reason == in_cell) {
            const DigitSet first = spinner_.first_digits_[cell.index];
            for (Digit gone : first.without(spinner_.digits_[cell.index]))
                add_cause(cell, gone);
            continue;
        }
        const int slot = reason * chart.size() + digit - 1;
        for (int gone : each_bit(spinner_.first_places_[slot] & ~spinner_.places_[slot]))
            add_cause(chart.cell_in(reason, gone), digit);
    }
}

void NestedRules::strike(const NestedChain& chain)
{
    causes_.clear();
    add_causes(chain);
    // A chain that uses none of the web's results is not part of the web.
    if (causes_.empty())
        return;
    const std::uint32_t number = spinner_.nested_.add(chain);
    for (const auto& [cell, digit] : chain.removals) {
        const int gone = spinner_.graph_.number_of(cell, digit);
        if (spinner_.web_->falses.has(gone))
            continue;
        const std::uint16_t made = spinner_.record(static_cast<std::uint16_t>(gone), false);
        for (std::uint16_t cause : causes_)
            spinner_.add_parent(cause);
        spinner_.web_->nested.push_back({made, number});
        spinner_.add(made, false);
    }
}

bool NestedRules::strike(const std::vector<NestedChain>& chains)
{
    for (const NestedChain& chain : chains)
        strike(chain);
    return spinner_.next_false_ < spinner_.pending_false_.size();
}

bool NestedRules::apply()
{
    const Candidates left = what_is_left();
    Trail no_trail;
    const Position position{spinner_.graph_.position().grid_view, left, no_trail};
    const ChainGraph graph(position);
    const auto multiple = [&](Depth depth) {
        return all_multiple_chains(graph, depth, spinner_.inner_webs());
    };
    if (spinner_.depth_ == Depth::NestedDynamic)
        return strike(multiple(Depth::Dynamic));
    return strike(all_unary_chains(graph)) ||
           (spinner_.depth_ == Depth::NestedMultiple && strike(multiple(Depth::Multiple)));
}

} // namespace engine::explainer
