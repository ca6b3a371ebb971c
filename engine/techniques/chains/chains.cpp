// Chains and loops of strong and weak links in turn, between candidates, groups and almost locked
// sets. Evidence, of all of them: links in order, candidates Start, End and Cause between them,
// houses Witness, the cells of sets Set, size the number of strong links.
// A loop comes back to its start: the last link leads to the first node. A discontinuous loop
// starts with the weak link of a candidate that it removes, or with the strong link of one that
// must be true, whose cell loses its other candidates. In a continuous loop links go on in turn
// all round; it starts with a strong link and ends with a weak one.

#include <algorithm>
#include <tuple>

#include "engine/inference/chain_search.h"
#include "engine/steps/finders.h"

namespace engine {

namespace {

enum class Ends : std::uint8_t {
    Any,    // an open chain, even where one could close it to a loop
    Linked, // the ends may not both be true: a continuous loop
};

LinkScope scope_of(Technique technique)
{
    using T = Technique;
    if (technique == T::XChain)
        return LinkScope::OneDigit;
    if (technique == T::XYChain)
        return LinkScope::BivalueCells;
    if (technique == T::GroupedXChain)
        return LinkScope::GroupedOneDigit;
    if (technique == T::GroupedChain || technique == T::GroupedDiscontinuousLoop ||
        technique == T::GroupedContinuousLoop)
        return LinkScope::Grouped;
    if (technique == T::AlsAlternatingChain || technique == T::AlsDiscontinuousLoop ||
        technique == T::AlsContinuousLoop)
        return LinkScope::Sets;
    return LinkScope::Single;
}

// Chains of one digit, or of one kind of cell, prove nothing where wider ones do not; the wider
// graph is wanted next anyway.
bool can_prove(const Candidates& candidates, LinkScope scope)
{
    if (scope == LinkScope::OneDigit || scope == LinkScope::BivalueCells)
        return implications_of(candidates, LinkScope::Single).prove_anything();
    if (scope == LinkScope::GroupedOneDigit)
        return implications_of(candidates, LinkScope::Grouped).prove_anything();
    return true;
}

std::vector<Candidate> each_once(std::vector<Candidate> candidates)
{
    std::ranges::sort(candidates);
    const auto repeated = std::ranges::unique(candidates);
    candidates.erase(repeated.begin(), repeated.end());
    return candidates;
}

Spread::Ways ways_of(LinkScope scope)
{
    return scope >= LinkScope::GroupedOneDigit ? Spread::Ways::Special : Spread::Ways::Any;
}

class ChainFinder {
public:
    ChainFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          technique_(technique),
          steps_(steps),
          graph_(implications_of(candidates, scope_of(technique))),
          spread_(graph_, ways_of(scope_of(technique))),
          joint_(1, graph_.count())
    {
    }

    void find_chains(Ends ends);
    void find_refuted();
    void find_proved();
    // Gives what was found to the steps.
    void tell();

private:
    static constexpr int least_size = 2; // one strong link alone is no chain

    struct Find {
        int size; // strong links
        int groups;
        int digits;
        FirstLink first;
        ChainNodes nodes;
        std::vector<Candidate> removals;
        std::vector<Candidate> placements;
    };

    bool wants_effects() const { return steps_.want() == Want::Effects; }
    bool wants(int size) const
    {
        return steps_.want() != Want::First || finds_.empty() || size <= finds_.front().size;
    }
    void keep(Find find);
    void find_chains_from(int start, Ends ends);
    // One way of two directions is enough, but another loop may be as short the other way round.
    bool may_end(int start, int end, Ends ends) const
    {
        if (ends == Ends::Any)
            return end > start;
        const bool both_directions = steps_.want() == Want::All;
        return (end > start || both_directions) && has_bit(graph_.weak(start), end);
    }
    void keep_chain(int start, int end, Ends ends, int size);
    void keep_loop(Find find);
    void keep_effects_of_chains(Ends ends);
    // Candidates with weak links to both.
    std::vector<Candidate> removed_by(int one, int other);
    // In a continuous loop a set holds one of the two digits that link it, and all its others.
    std::vector<Candidate> removed_by_set(int from, int to) const;
    std::vector<Candidate> removed_by_loop(const ChainNodes& nodes);
    // Every second node of a continuous loop is true, or every other one: what is linked to one of
    // each kind goes, too. People seldom look for that, so it is a step of its own.
    std::vector<Candidate> removed_across_loop(const ChainNodes& nodes);
    std::vector<Candidate> others_in_cell(int node) const;

    const Candidates& candidates_;
    Technique technique_;
    Steps& steps_;
    const Implications& graph_;
    Spread spread_;
    BitTable joint_;
    std::vector<Find> finds_;
};

std::vector<Candidate> ChainFinder::removed_by(int one, int other)
{
    const BitRow joint = joint_.row(0);
    for (std::size_t i = 0; i < joint.size(); ++i)
        joint[i] = graph_.weak(one)[i] & graph_.weak(other)[i];
    std::vector<Candidate> removed;
    for_each_bit(joint, [&](int node) {
        if (!graph_.is_group(node))
            removed.push_back(graph_.candidate(node));
    });
    return removed;
}

std::vector<Candidate> ChainFinder::removed_by_set(int from, int to) const
{
    std::vector<Candidate> removed;
    const StrongLink* link = graph_.strong_link(from, to);
    if (link->reason != LinkReason::Set)
        return removed;
    const CellSet& set = graph_.set(link->witness);
    for (Digit digit : candidates_.chart().all_digits()) {
        const CellSet part = set & candidates_.cells_with(digit);
        if (part.empty() || digit == graph_.digit(from) || digit == graph_.digit(to))
            continue;
        for (Cell cell : candidates_.chart().common_peers(part) & candidates_.cells_with(digit))
            removed.push_back({cell, digit});
    }
    return removed;
}

// The nodes begin with a strong link; the last is linked to the first by a weak one.
std::vector<Candidate> ChainFinder::removed_by_loop(const ChainNodes& nodes)
{
    std::vector<Candidate> removed;
    for (std::size_t i = 0; i < nodes.size(); i += 2) {
        const int next = nodes[i + 2 < nodes.size() ? i + 2 : 0];
        for (Candidate candidate : removed_by(nodes[i + 1], next))
            removed.push_back(candidate);
        for (Candidate candidate : removed_by_set(nodes[i], nodes[i + 1]))
            removed.push_back(candidate);
    }
    return each_once(std::move(removed));
}

std::vector<Candidate> ChainFinder::removed_across_loop(const ChainNodes& nodes)
{
    std::vector<Candidate> removed = removed_by_loop(nodes);
    for (std::size_t i = 0; i < nodes.size(); i += 2) {
        for (std::size_t j = 1; j < nodes.size(); j += 2) {
            for (Candidate candidate : removed_by(nodes[i], nodes[j]))
                removed.push_back(candidate);
        }
    }
    return each_once(std::move(removed));
}

std::vector<Candidate> ChainFinder::others_in_cell(int node) const
{
    std::vector<Candidate> others;
    const Candidate kept = graph_.candidate(node);
    for (Digit digit : candidates_.of(kept.cell)) {
        if (digit != kept.digit)
            others.push_back({kept.cell, digit});
    }
    return others;
}

void ChainFinder::keep(Find find)
{
    DigitSet digits;
    for (int node : find.nodes) {
        digits = digits.with(DigitSet::only(graph_.digit(node)));
        find.groups += graph_.is_group(node) ? 1 : 0;
    }
    find.digits = digits.count();
    const auto rank = [](const Find& each) {
        return std::tuple(each.size, each.groups, each.digits);
    };
    if (steps_.want() == Want::First && !finds_.empty()) {
        if (rank(find) < rank(finds_.front()))
            finds_.front() = std::move(find);
        return;
    }
    finds_.push_back(std::move(find));
}

void ChainFinder::keep_chain(int start, int end, Ends ends, int size)
{
    Find find{size, 0, 0, FirstLink::Strong, {}, removed_by(start, end), {}};
    if (find.removals.empty() && ends != Ends::Linked)
        return;
    find.nodes = spread_.way_to(end);
    if (ends == Ends::Linked)
        keep_loop(std::move(find));
    else
        keep(std::move(find));
}

void ChainFinder::keep_loop(Find find)
{
    find.removals = removed_by_loop(find.nodes);
    if (find.removals.empty())
        return;
    Find across = find;
    across.removals = removed_across_loop(find.nodes);
    for (Find* each : {&find, &across})
        each->nodes.push_back(each->nodes.front());
    keep(std::move(find));
    if (steps_.want() == Want::All)
        keep(std::move(across));
}

void ChainFinder::find_chains_from(int start, Ends ends)
{
    bool leads_on = false;
    for_each_bit(graph_.true_if_false(start),
                 [&](int end) { leads_on = leads_on || may_end(start, end, ends); });
    if (!leads_on)
        return;
    spread_.assume_false(start);
    for (int size = 1; wants(size) && spread_.grow(); ++size) {
        for_each_bit(spread_.newly_true(), [&](int end) {
            if (size >= least_size && may_end(start, end, ends))
                keep_chain(start, end, ends, size);
        });
    }
}

// A candidate goes if one of its weak links leads to the start of a chain and another to its end.
void ChainFinder::keep_effects_of_chains(Ends ends)
{
    Find all{0, 0, 0, FirstLink::Strong, {}, {}, {}};
    for (int node = 0; node < graph_.count(); ++node) {
        if (graph_.is_group(node) || !graph_.is_refuted(node))
            continue;
        bool goes = false;
        for_each_bit(graph_.weak(node), [&](int start) {
            if (start >= graph_.active_count() || goes)
                return;
            for_each_bit(graph_.true_if_false(start), [&](int end) {
                goes = goes || (may_end(start, end, ends) && has_bit(graph_.weak(node), end) &&
                                graph_.strong_link(start, end) == nullptr);
            });
        });
        if (goes)
            all.removals.push_back(graph_.candidate(node));
    }
    finds_.push_back(std::move(all));
}

void ChainFinder::find_chains(Ends ends)
{
    if (!graph_.prove_anything())
        return;
    if (wants_effects())
        return keep_effects_of_chains(ends);
    for (int start = 0; start < graph_.active_count(); ++start)
        find_chains_from(start, ends);
    // Other loops that are as short take away other candidates.
    if (ends == Ends::Linked && steps_.want() == Want::All) {
        spread_.prefer(Spread::Preferred::Large);
        for (int start = 0; start < graph_.active_count(); ++start)
            find_chains_from(start, ends);
        spread_.prefer(Spread::Preferred::Small);
    }
}

void ChainFinder::find_refuted()
{
    for (int node = 0; node < graph_.count() && graph_.prove_anything(); ++node) {
        if (graph_.is_group(node) || !graph_.is_refuted(node))
            continue;
        spread_.assume_true(node);
        for (int size = 1; wants(size) && spread_.grow(); ++size) {
            int last = -1;
            for_each_bit(spread_.newly_true(), [&](int each) {
                if (last < 0 && has_bit(graph_.weak(node), each))
                    last = each;
            });
            if (last < 0)
                continue;
            if (size < least_size)
                break;
            Find find{size, 0, 0, FirstLink::Weak, spread_.way_to(last), {}, {}};
            find.nodes.push_back(node);
            find.removals = {graph_.candidate(node)};
            keep(std::move(find));
            break;
        }
    }
}

void ChainFinder::find_proved()
{
    for (int node = 0; node < graph_.active_count() && graph_.prove_anything(); ++node) {
        if (graph_.is_group(node) || !graph_.is_proved(node))
            continue;
        spread_.assume_false(node);
        for (int size = 1; wants(size) && spread_.grow(); ++size) {
            if (!has_bit(spread_.newly_true(), node))
                continue;
            Find find{size, 0, 0, FirstLink::Strong, spread_.way_to(node), {}, {}};
            find.removals = others_in_cell(node);
            if (find.removals.empty())
                find.placements = {graph_.candidate(node)};
            keep(std::move(find));
            break;
        }
    }
}

void ChainFinder::tell()
{
    std::stable_sort(finds_.begin(), finds_.end(), [](const Find& one, const Find& other) {
        return std::tuple(one.size, one.groups, one.digits) <
               std::tuple(other.size, other.groups, other.digits);
    });
    for (Find& find : finds_) {
        Step step{.technique = technique_};
        step.placements = std::move(find.placements);
        step.removals = std::move(find.removals);
        if (!wants_effects())
            tell_chain(step, candidates_, graph_, find.nodes, find.first);
        steps_.add(std::move(step));
    }
}

} // namespace

// Chains of one digit, or of cells with two candidates: open ones and loops alike.
void find_x_chains(const Candidates& candidates, Technique technique, Steps& steps)
{
    if (!can_prove(candidates, scope_of(technique)))
        return;
    ChainFinder finder(candidates, technique, steps);
    finder.find_chains(Ends::Linked);
    finder.find_chains(Ends::Any);
    finder.find_proved();
    finder.tell();
}

void find_alternating_chains(const Candidates& candidates, Technique technique, Steps& steps)
{
    ChainFinder finder(candidates, technique, steps);
    finder.find_chains(Ends::Any);
    finder.tell();
}

void find_discontinuous_loops(const Candidates& candidates, Technique technique, Steps& steps)
{
    ChainFinder finder(candidates, technique, steps);
    finder.find_refuted();
    finder.find_proved();
    finder.tell();
}

void find_continuous_loops(const Candidates& candidates, Technique technique, Steps& steps)
{
    ChainFinder finder(candidates, technique, steps);
    finder.find_chains(Ends::Linked);
    finder.tell();
}

} // namespace engine
