// Forcing chains: one of several candidates must be true, and each of them leads to the same by a
// chain of its own. Read backwards: the opposite of what they lead to leaves none of them, which is
// a contradiction.
// Evidence: a branch for each of the candidates, with links in order.
// Cell and House Forcing Chain: candidates Start, each beginning its branch, and Target, where all
// end; the cell, or the house, is Start.
// Contradiction: candidate Start is the assumption of all branches, candidates End are what they
// rule out; the cell, or the house, that loses them all is End. Digits are those of Start.

#include <algorithm>

#include "engine/teach/alternatives.h"
#include "engine/teach/chain_search.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

constexpr LinkScope scope = LinkScope::Grouped;

// What becomes false when a candidate is true, by a chain of any length.
class Consequences {
public:
    explicit Consequences(const Candidates& candidates)
        : graph_(implications_of(candidates, scope)),
          false_if_false_(graph_.active_count(), graph_.count()),
          false_if_true_(graph_.count(), graph_.count()),
          true_if_true_(graph_.count(), graph_.count())
    {
        for (int node = 0; node < graph_.active_count(); ++node) {
            add_bit(false_if_false_.row(node), node);
            for_each_bit(graph_.true_if_false(node), [&](int other) {
                add_bits(false_if_false_.row(node), graph_.weak(other));
            });
        }
        for (int node = 0; node < graph_.count(); ++node)
            add_from(node);
    }

    ConstBitRow false_if_true(int node) const { return false_if_true_.row(node); }
    // The node included.
    ConstBitRow true_if_true(int node) const { return true_if_true_.row(node); }

private:
    void add_from(int node)
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

    const Implications& graph_;
    BitTable false_if_false_;
    BitTable false_if_true_;
    BitTable true_if_true_;
};

class ForcingFinder {
public:
    ForcingFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          technique_(technique),
          steps_(steps),
          graph_(implications_of(candidates, scope)),
          consequences_(candidates.worked_out<Consequences>()),
          spread_(graph_, Spread::Ways::Any),
          common_(1, graph_.count()),
          proofs_(static_cast<std::size_t>(2 * graph_.count()))
    {
    }

    void find()
    {
        alternatives_ = alternatives_of(candidates_);
        std::erase_if(alternatives_, [&](const Alternatives& each) {
            return technique_ != Technique::ForcingChainContradiction &&
                   (each.house < 0) != (technique_ == Technique::CellForcingChain);
        });
        for (int each = 0; each < static_cast<int>(alternatives_.size()); ++each)
            note_common_ends(each);
        if (steps_.want() == Want::Effects)
            tell_effects();
        else
            tell_shortest();
    }

private:
    // A node and what all alternatives make it.
    static int end_of(int node, bool is_true) { return 2 * node + (is_true ? 1 : 0); }
    bool becomes_true(int end) const { return end % 2 != 0; }

    const Alternatives& alternatives(int number) const
    {
        return alternatives_[static_cast<std::size_t>(number)];
    }
    void note_common_ends(int number);
    template <class RowOf>
    void note_ends(int number, bool are_true, RowOf row_of);
    std::vector<ChainNodes> ways(const Alternatives& alternatives) const;
    int shortest_proof(const std::vector<int>& proofs) const;
    void tell_effects();
    void tell_shortest();
    Step effect_of(int end) const;
    void tell_proof(Step& step,
                    int end,
                    const Alternatives& alternatives,
                    const std::vector<ChainNodes>& ways) const;
    Branch branch(int end, ChainNodes nodes) const;

    const Candidates& candidates_;
    Technique technique_;
    Steps& steps_;
    const Implications& graph_;
    const Consequences& consequences_;
    Spread spread_;
    BitTable common_;
    std::vector<Alternatives> alternatives_;
    std::vector<std::vector<int>> proofs_; // by end: which alternatives all lead to it
};

template <class RowOf>
void ForcingFinder::note_ends(int number, bool are_true, RowOf row_of)
{
    const BitRow common = common_.row(0);
    const std::vector<Candidate>& starts = alternatives(number).candidates;
    std::ranges::fill(common, ~std::uint64_t{0});
    for (Candidate start : starts) {
        const ConstBitRow row = row_of(graph_.node_of(start));
        for (std::size_t i = 0; i < common.size(); ++i)
            common[i] &= row[i];
    }
    for_each_bit(common, [&](int node) {
        if (!graph_.is_group(node) && std::ranges::count(starts, graph_.candidate(node)) == 0)
            proofs_[static_cast<std::size_t>(end_of(node, are_true))].push_back(number);
    });
}

void ForcingFinder::note_common_ends(int number)
{
    note_ends(number, false, [&](int node) { return consequences_.false_if_true(node); });
    note_ends(number, true, [&](int node) { return consequences_.true_if_true(node); });
}

Step ForcingFinder::effect_of(int end) const
{
    Step step{.technique = technique_};
    auto& effects = becomes_true(end) ? step.placements : step.removals;
    effects.push_back(graph_.candidate(end / 2));
    return step;
}

void ForcingFinder::tell_effects()
{
    Step all{.technique = technique_};
    for (int end = 0; end < 2 * graph_.count(); ++end) {
        if (proofs_[static_cast<std::size_t>(end)].empty())
            continue;
        Step step = effect_of(end);
        all.removals.insert(all.removals.end(), step.removals.begin(), step.removals.end());
        if (becomes_true(end))
            steps_.add(std::move(step));
    }
    steps_.add(std::move(all));
}

// From the opposite of the end to each of the alternatives, all made false.
std::vector<ChainNodes> ForcingFinder::ways(const Alternatives& alternatives) const
{
    std::vector<ChainNodes> all;
    for (Candidate candidate : alternatives.candidates)
        all.push_back(spread_.way_to_false(graph_.node_of(candidate)));
    return all;
}

std::size_t nodes_in(const std::vector<ChainNodes>& ways)
{
    std::size_t nodes = 0;
    for (const ChainNodes& way : ways)
        nodes += way.size();
    return nodes;
}

int ForcingFinder::shortest_proof(const std::vector<int>& proofs) const
{
    int best = proofs.front();
    std::size_t shortest = nodes_in(ways(alternatives(best)));
    for (int each : proofs) {
        const std::size_t nodes = nodes_in(ways(alternatives(each)));
        if (nodes < shortest) {
            shortest = nodes;
            best = each;
        }
    }
    return best;
}

void ForcingFinder::tell_shortest()
{
    std::size_t shortest = 0;
    Step first{.technique = technique_};
    for (int end = 0; end < 2 * graph_.count(); ++end) {
        const std::vector<int>& proofs = proofs_[static_cast<std::size_t>(end)];
        if (proofs.empty())
            continue;
        if (becomes_true(end))
            spread_.assume_false(end / 2);
        else
            spread_.assume_true(end / 2);
        while (spread_.grow()) {
        }
        const Alternatives& best = alternatives(shortest_proof(proofs));
        const std::vector<ChainNodes> best_ways = ways(best);
        if (steps_.want() == Want::First && shortest > 0 && nodes_in(best_ways) >= shortest)
            continue;
        shortest = nodes_in(best_ways);
        Step step = effect_of(end);
        tell_proof(step, end, best, best_ways);
        if (steps_.want() == Want::First)
            first = std::move(step);
        else
            steps_.add(std::move(step));
    }
    steps_.add(std::move(first));
}

Branch ForcingFinder::branch(int end, ChainNodes nodes) const
{
    const bool is_contradiction = technique_ == Technique::ForcingChainContradiction;
    auto first = FirstLink::Weak;
    if (!is_contradiction)
        std::reverse(nodes.begin(), nodes.end());
    else if (becomes_true(end))
        first = FirstLink::Strong;
    return {step_node(graph_, nodes.front()), !is_contradiction || !becomes_true(end),
            links_of_chain(candidates_, graph_, nodes, first)};
}

void ForcingFinder::tell_proof(Step& step,
                               int end,
                               const Alternatives& alternatives,
                               const std::vector<ChainNodes>& ways) const
{
    const bool is_contradiction = technique_ == Technique::ForcingChainContradiction;
    const Role role = is_contradiction ? Role::End : Role::Start;
    const Candidate target = graph_.candidate(end / 2);
    step.digits =
        DigitSet::only(is_contradiction ? target.digit : alternatives.candidates.front().digit);
    if (alternatives.house >= 0)
        step.houses.push_back({alternatives.house, role});
    else
        step.cells.push_back({alternatives.candidates.front().cell, role});
    step.candidates.push_back({target, is_contradiction ? Role::Start : Role::Target});
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Candidate candidate = alternatives.candidates[i];
        step.candidates.push_back({candidate, role, static_cast<int>(i)});
        if (!is_contradiction)
            step.digits = step.digits.with(DigitSet::only(candidate.digit));
        step.branches.push_back(branch(end, ways[i]));
        for (const Link& link : step.branches.back().links)
            step.size += link.kind == LinkKind::Strong ? 1 : 0;
    }
}

} // namespace

void find_forcing_chains(const Candidates& candidates, Technique technique, Steps& steps)
{
    ForcingFinder(candidates, technique, steps).find();
}

} // namespace engine
