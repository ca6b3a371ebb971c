// What a web may use besides patterns: chains in the position that it leaves.

#include <algorithm>

#include "engine/explainer/chains.h"
#include "engine/explainer/web.h"

namespace engine::explainer {

class NestedRules {
public:
    explicit NestedRules(WebBuilder& builder) : builder_(builder) {}

    bool apply()
    {
        const Candidates left = what_is_left();
        Trail no_trail;
        const Position& outer = builder_.graph_.position();
        const Position position{outer.grid_view, left, no_trail, outer.cancel};
        const ChainGraph graph(position);
        const auto multiple = [&](Depth depth) {
            return all_multiple_chains(graph, depth, builder_.inner_webs());
        };
        if (builder_.depth_ == Depth::NestedDynamic)
            return strike(multiple(Depth::Dynamic));
        return strike(all_unary_chains(graph)) ||
               (builder_.depth_ == Depth::NestedMultiple && strike(multiple(Depth::Multiple)));
    }

private:
    Candidates what_is_left() const
    {
        Candidates left = builder_.graph_.position().candidates;
        for (Cell cell : left.open_cells()) {
            for (Digit digit : left.of(cell).without(builder_.digits_[cell.index]))
                left.remove(cell, digit);
        }
        return left;
    }

    // Adds what must have been removed so that the chain's candidates are the last ones.
    void add_causes(const NestedChain& chain)
    {
        const ChainGraph& graph = builder_.graph_;
        const Chart& chart = graph.position().chart();
        for (const auto& [candidate, reason] : chain.caused) {
            const auto [cell, digit] = candidate;
            if (reason == in_cell) {
                const DigitSet first = builder_.first_digits_[cell.index];
                for (Digit removed : first.without(builder_.digits_[cell.index]))
                    add_cause(cell, removed);
                continue;
            }
            const int slot = reason * chart.size() + digit - 1;
            for (int removed : each_bit(builder_.first_places_[slot] & ~builder_.places_[slot]))
                add_cause(chart.cell_in(HouseIndex::at(reason), removed), digit);
        }
    }

    void add_cause(Cell cell, Digit digit)
    {
        const std::uint16_t node =
            builder_.web_->node(builder_.graph_.number_of(cell, digit), false);
        if (std::ranges::find(causes_, node) == causes_.end())
            causes_.push_back(node);
    }

    bool strike(const std::vector<NestedChain>& chains)
    {
        for (const NestedChain& chain : chains)
            strike(chain);
        return builder_.next_false_ < builder_.pending_false_.size();
    }

    void strike(const NestedChain& chain)
    {
        causes_.clear();
        add_causes(chain);
        // A chain that uses none of the web's results is not part of the web.
        if (causes_.empty())
            return;
        const std::uint32_t number = builder_.nested_.add(chain);
        for (const auto& [cell, digit] : chain.removals) {
            const int removed = builder_.graph_.number_of(cell, digit);
            if (builder_.web_->falses.has(removed))
                continue;
            const std::uint16_t made = builder_.record(static_cast<std::uint16_t>(removed), false);
            for (std::uint16_t cause : causes_)
                builder_.add_parent(cause);
            builder_.web_->nested.push_back({made, number});
            builder_.add(made, false);
        }
    }

    WebBuilder& builder_;
    std::vector<std::uint16_t> causes_; // nodes
};

bool apply_nested_rules(WebBuilder& builder)
{
    return NestedRules(builder).apply();
}

} // namespace engine::explainer
