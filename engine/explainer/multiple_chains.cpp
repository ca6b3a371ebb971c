// The search for chains that start from both states of a candidate, from all candidates of a cell,
// or from all positions of a digit in a house.

#include <algorithm>
#include <limits>
#include <tuple>

#include "engine/explainer/chains.h"

namespace engine::explainer {

namespace {

int base_rating(Depth depth)
{
    switch (depth) {
    case Depth::Nishio:
        return 75;
    case Depth::Multiple:
        return 80;
    case Depth::Dynamic:
        return 85;
    case Depth::Plus:
        return 90;
    case Depth::NestedUnary:
        return 95;
    case Depth::NestedMultiple:
        return 100;
    case Depth::NestedDynamic:
        return 105;
    }
    return 0;
}

class MultipleSearch {
public:
    // In the order preferred among chains of one length: both states of a candidate, a cell, a
    // house, a contradiction.
    enum class Kind : std::uint8_t { Double = 1, Cell = 5, House = 6, Contradiction = 7 };

    // What was proved, and where its chains start.
    struct Finding {
        int target = -1;
        bool is_true = false;
        Kind kind = Kind::Contradiction;
        int source = 0;              // a candidate; any of the cell, or the first of the house
        bool source_is_true = false; // of a contradiction
        HouseIndex house = {};
        int nodes = std::numeric_limits<int>::max();
        int order = 0;

        bool is_better_than(const Finding& other) const
        {
            return std::tie(nodes, kind) < std::tie(other.nodes, other.kind);
        }
    };

    MultipleSearch(const ChainGraph& graph, Depth depth, WebStore& store)
        : graph_(graph),
          depth_(depth),
          builder_(graph, depth),
          store_(store),
          built_(2 * graph.count())
    {
        const std::size_t count = graph.count();
        store.if_true.resize(std::max(count, store.if_true.size()));
        store.if_false.resize(std::max(count, store.if_false.size()));
    }

    // The easiest one.
    MaybeMove best()
    {
        look_everywhere();
        if (best_.target < 0)
            return std::nullopt;
        Move move{.rating = base_rating(depth_) + length_addend(best_.nodes),
                  .removals = removals_of(best_)};
        if (best_.is_true)
            move.placement = graph_.candidate(best_.target);
        return move;
    }

    // The easiest one for each removal; those with fewest nodes first.
    std::vector<NestedChain> all()
    {
        keeps_all_ = true;
        best_by_removal_.assign(2 * graph_.count(), {});
        look_everywhere();
        std::erase_if(best_by_removal_, [](const Finding& finding) { return finding.target < 0; });
        std::ranges::sort(best_by_removal_, [](const Finding& one, const Finding& other) {
            return std::tie(one.nodes, one.kind, one.order) <
                   std::tie(other.nodes, other.kind, other.order);
        });
        std::vector<NestedChain> chains;
        for (const Finding& finding : best_by_removal_)
            chains.push_back(nested_chain(finding));
        return chains;
    }

private:
    // The end of a chain.
    struct End {
        Web* web;
        std::uint16_t node;
        Reason reason_of_source;
    };

    bool is_dynamic() const { return depth_ != Depth::Multiple; }

    Web& web(int number, bool is_true)
    {
        const std::size_t at = number;
        Web& web = is_true ? store_.if_true[at] : store_.if_false[at];
        if (!built_[2 * at + (is_true ? 1 : 0)])
            builder_.build(number, is_true, web);
        built_[2 * at + (is_true ? 1 : 0)] = true;
        return web;
    }

    void look_everywhere()
    {
        const Candidates& candidates = graph_.position().candidates;
        for (Cell cell : candidates.open_cells()) {
            if (graph_.position().is_cancelled())
                return;
            if (candidates.of(cell).count() > (is_dynamic() ? 1 : 2))
                look_at(cell);
        }
    }

    void look_at(Cell cell)
    {
        const DigitSet digits = graph_.position().candidates.of(cell);
        std::vector<int> branches;
        for (Digit digit : digits) {
            const int number = graph_.number_of(cell, digit);
            branches.push_back(number);
            if (is_dynamic()) {
                contradict(number, true);
                contradict(number, false);
            }
            if (depth_ == Depth::Nishio)
                continue;
            if (is_dynamic() && digits.count() >= 3)
                compare_states(number);
            for (const PlaceOfCell& place : graph_.position().grid_view.chain_houses_of(cell))
                combine_house(number, place.house);
        }
        if (depth_ != Depth::Nishio)
            combine(branches, {.kind = Kind::Cell, .source = branches.front()});
    }

    void contradict(int number, bool is_true)
    {
        Web& from = web(number, is_true);
        if (!from.is_broken)
            return;
        conclude({.target = number,
                  .is_true = !is_true,
                  .kind = Kind::Contradiction,
                  .source = number,
                  .source_is_true = is_true,
                  .nodes = builder_.chain_size(from, from.broken_true) +
                           builder_.chain_size(from, from.broken_false)});
    }

    // What follows both if the candidate is true and if it is false.
    void compare_states(int number)
    {
        Web& if_true = web(number, true);
        Web& if_false = web(number, false);
        for (bool is_true : {true, false}) {
            Bits common = is_true ? if_true.trues : if_true.falses;
            common &= is_true ? if_false.trues : if_false.falses;
            for_each_bit(common, [&](int target) {
                conclude({.target = target,
                          .is_true = is_true,
                          .kind = Kind::Double,
                          .source = number,
                          .nodes = builder_.chain_size(if_true, if_true.node(target, is_true)) +
                                   builder_.chain_size(if_false, if_false.node(target, is_true))});
            });
        }
    }

    // Once for each house: from its first position.
    void combine_house(int number, HouseIndex house)
    {
        const auto [cell, digit] = graph_.candidate(number);
        const Position& position = graph_.position();
        const Places places = position.candidates.places(house, digit);
        if (count_bits(places) < 2 ||
            position.chart().cell_in(house, std::countr_zero(places)) != cell)
            return;
        const Finding finding{.kind = Kind::House, .source = number, .house = house};
        combine(places_of(finding), finding);
    }

    // What follows whichever of the branches is true.
    void combine(const std::vector<int>& branches, Finding finding)
    {
        for (bool is_true : {true, false}) {
            const auto results = [&](int branch) -> const Bits& {
                return is_true ? web(branch, true).trues : web(branch, true).falses;
            };
            Bits common = results(branches.front());
            for (int branch : branches)
                common &= results(branch);
            finding.is_true = is_true;
            for_each_bit(common, [&](int target) {
                finding.target = target;
                finding.nodes = 0;
                const int most = rival(finding).nodes;
                for (int branch : branches) {
                    Web& from = web(branch, true);
                    finding.nodes += builder_.chain_size(from, from.node(target, is_true));
                    if (finding.nodes > most)
                        return;
                }
                conclude(finding);
            });
        }
    }

    void conclude(Finding finding)
    {
        const Cell cell = graph_.candidate(finding.target).cell;
        if (finding.is_true && graph_.position().candidates.of(cell).count() == 1)
            return;
        Finding& best = rival(finding);
        if (!finding.is_better_than(best))
            return;
        if (is_nested(depth_))
            finding.nodes += nested_nodes(finding);
        finding.order = concluded_++;
        if (finding.is_better_than(best))
            best = finding;
    }

    // The best finding so far that this one would replace.
    Finding& rival(const Finding& finding)
    {
        if (!keeps_all_)
            return best_;
        const auto [cell, digit] = graph_.candidate(finding.target);
        const DigitSet digits = graph_.position().candidates.of(cell);
        if (!finding.is_true || digits.count() > 2)
            return best_by_removal_[2U * static_cast<unsigned>(finding.target) +
                                    (finding.is_true ? 1U : 0U)];
        const Digit removed = digits.without(digit).first();
        return best_by_removal_[2U * static_cast<unsigned>(graph_.number_of(cell, removed))];
    }

    // The nodes of all chains inside its chains, each once.
    int nested_nodes(const Finding& finding)
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
        std::ranges::sort(inside);
        inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
        int nodes = 0;
        for (std::uint32_t chain : inside)
            nodes += builder_.nested().nodes(chain);
        return nodes;
    }

    std::vector<int> places_of(const Finding& finding) const
    {
        const Position& position = graph_.position();
        const Digit digit = graph_.candidate(finding.source).digit;
        std::vector<int> branches;
        for (int place : each_bit(position.candidates.places(finding.house, digit)))
            branches.push_back(
                graph_.number_of(position.chart().cell_in(finding.house, place), digit));
        return branches;
    }

    std::vector<End> ends_of(const Finding& finding)
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

    std::vector<Candidate> removals_of(const Finding& finding) const
    {
        const Candidate target = graph_.candidate(finding.target);
        if (!finding.is_true)
            return {target};
        std::vector<Candidate> removals;
        const DigitSet digits = graph_.position().candidates.of(target.cell);
        for (Digit digit : digits.without(target.digit))
            removals.push_back({target.cell, digit});
        return removals;
    }

    NestedChain nested_chain(const Finding& finding)
    {
        NestedChain chain;
        chain.removals = removals_of(finding);
        chain.nodes = finding.nodes;
        for (const End& end : ends_of(finding))
            add_nodes(end, chain);
        return chain;
    }

    void add_nodes(const End& end, NestedChain& chain)
    {
        for (std::uint16_t at : builder_.chain(*end.web, end.node)) {
            const WebNode& node = end.web->nodes[at];
            chain.add(graph_.candidate(node.number), node.is_true, reason_of(node, end));
        }
        chain.end_target();
    }

    Reason reason_of(const WebNode& node, const End& end) const
    {
        if (!node.is_true || node.reason != no_reason)
            return node.reason;
        if (node.parent_count == 0)
            return end.reason_of_source;
        const std::uint16_t parent = end.web->parents[node.first_parent];
        return graph_.reason_to_be_true(end.web->nodes[parent].number, node.number);
    }

    const ChainGraph& graph_;
    Depth depth_;
    WebBuilder builder_;
    WebStore& store_;
    std::vector<bool> built_;
    bool keeps_all_ = false;
    Finding best_;
    int concluded_ = 0;
    std::vector<Finding> best_by_removal_; // by candidate, true and false
};

} // namespace

MaybeMove find_multiple_chain(const ChainGraph& graph, Depth depth, WebStore& store)
{
    return MultipleSearch(graph, depth, store).best();
}

std::vector<NestedChain> all_multiple_chains(const ChainGraph& graph, Depth depth, WebStore& store)
{
    return MultipleSearch(graph, depth, store).all();
}

} // namespace engine::explainer
