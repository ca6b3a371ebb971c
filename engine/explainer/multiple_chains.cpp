#include "engine/explainer/multiple_search.h"

#include <algorithm>
#include <tuple>

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

bool is_better(const MultipleSearch::Finding& one, const MultipleSearch::Finding& other)
{
    return std::tie(one.nodes, one.kind) < std::tie(other.nodes, other.kind);
}

} // namespace

MultipleSearch::MultipleSearch(const ChainGraph& graph, Depth depth, WebStore& store)
    : graph_(graph), depth_(depth), builder_(graph, depth), store_(store), built_(2 * graph.count())
{
    const std::size_t count = graph.count();
    store.if_true.resize(std::max(count, store.if_true.size()));
    store.if_false.resize(std::max(count, store.if_false.size()));
}

Web& MultipleSearch::web(int number, bool is_true)
{
    const std::size_t at = number;
    Web& web = is_true ? store_.if_true[at] : store_.if_false[at];
    if (!built_[2 * at + (is_true ? 1 : 0)])
        builder_.build(number, is_true, web);
    built_[2 * at + (is_true ? 1 : 0)] = true;
    return web;
}

// The best finding so far that this one would replace.
MultipleSearch::Finding& MultipleSearch::rival(const Finding& finding)
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

void MultipleSearch::conclude(Finding finding)
{
    const Cell cell = graph_.candidate(finding.target).cell;
    if (finding.is_true && graph_.position().candidates.of(cell).count() == 1)
        return;
    Finding& best = rival(finding);
    if (!is_better(finding, best))
        return;
    if (is_nested(depth_))
        finding.nodes += nested_nodes(finding);
    finding.order = concluded_++;
    if (is_better(finding, best))
        best = finding;
}

void MultipleSearch::contradict(int number, bool is_true)
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
void MultipleSearch::compare_states(int number)
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

// What follows whichever of the branches is true.
void MultipleSearch::combine(const std::vector<int>& branches, Finding finding)
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

std::vector<int> MultipleSearch::places_of(const Finding& finding) const
{
    const Position& position = graph_.position();
    const Digit digit = graph_.candidate(finding.source).digit;
    std::vector<int> branches;
    for (int place : each_bit(position.candidates.places(finding.house, digit)))
        branches.push_back(graph_.number_of(position.chart().cell_in(finding.house, place), digit));
    return branches;
}

// Once for each house: from its first position.
void MultipleSearch::combine_house(int number, HouseIndex house)
{
    const auto [cell, digit] = graph_.candidate(number);
    const Position& position = graph_.position();
    const Places places = position.candidates.places(house, digit);
    if (count_bits(places) < 2 || position.chart().cell_in(house, std::countr_zero(places)) != cell)
        return;
    const Finding finding{.kind = Kind::House, .source = number, .house = house};
    combine(places_of(finding), finding);
}

void MultipleSearch::look_at(Cell cell)
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

void MultipleSearch::look_everywhere()
{
    const Candidates& candidates = graph_.position().candidates;
    for (Cell cell : candidates.open_cells()) {
        if (graph_.position().is_cancelled())
            return;
        if (candidates.of(cell).count() > (is_dynamic() ? 1 : 2))
            look_at(cell);
    }
}

std::vector<Candidate> MultipleSearch::removals_of(const Finding& finding) const
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

MaybeMove MultipleSearch::best()
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

std::vector<NestedChain> MultipleSearch::all()
{
    keeps_all_ = true;
    best_by_removal_.assign(2 * graph_.count(), {});
    look_everywhere();
    std::erase_if(best_by_removal_, [](const Finding& finding) { return finding.target < 0; });
    std::sort(best_by_removal_.begin(), best_by_removal_.end(),
              [](const Finding& one, const Finding& other) {
                  return std::tie(one.nodes, one.kind, one.order) <
                         std::tie(other.nodes, other.kind, other.order);
              });
    std::vector<NestedChain> chains;
    for (const Finding& finding : best_by_removal_)
        chains.push_back(nested_chain(finding));
    return chains;
}

MaybeMove find_multiple_chain(const ChainGraph& graph, Depth depth, WebStore& store)
{
    return MultipleSearch(graph, depth, store).best();
}

std::vector<NestedChain> all_multiple_chains(const ChainGraph& graph, Depth depth, WebStore& store)
{
    return MultipleSearch(graph, depth, store).all();
}

} // namespace engine::explainer
