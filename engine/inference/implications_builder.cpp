#include "engine/inference/implications_builder.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/patterns/almost_locked_sets.h"
#include "engine/patterns/sums.h"

namespace engine {

namespace {

constexpr std::size_t hash_size = 1024;

std::size_t hash_of(const CellSet& cells, Digit digit)
{
    std::uint64_t hash = digit;
    for (std::uint64_t word : cells.words())
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash >> 54;
}

} // namespace

ImplicationsBuilder::ImplicationsBuilder(Implications& graph,
                                         const Candidates& candidates,
                                         LinkScope scope)
    : graph_(graph),
      candidates_(candidates),
      scope_(scope),
      first_group_name_(candidates.chart().cell_count() * (candidates.chart().size() + 1)),
      has_strong_link_(first_group_name_)
{
    links_.reserve(256);
}

void ImplicationsBuilder::build()
{
    if (scope_ != LinkScope::OneDigit && scope_ != LinkScope::GroupedOneDigit)
        link_cells();
    if (scope_ != LinkScope::BivalueCells)
        link_houses();
    if (has_groups())
        link_groups();
    if (scope_ == LinkScope::Cages)
        link_cages();
    if (scope_ == LinkScope::Sets)
        link_sets();
    number_nodes();
    add_strong_links();
    add_weak_links();
}

void ImplicationsBuilder::link_cells()
{
    for (Cell cell : candidates_.open_cells()) {
        const DigitSet digits = candidates_.of(cell);
        if (digits.count() != 2)
            continue;
        const Digit first = digits.first();
        const Digit second = digits.without(first).first();
        links_.push_back(
            {name_of(cell, first), name_of(cell, second), LinkReason::Cell, no_house, -1, false});
    }
}

void ImplicationsBuilder::link_houses()
{
    const Chart& chart = candidates_.chart();
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house))
            continue;
        for (Digit digit : chart.all_digits()) {
            const Places places = candidates_.places(house, digit);
            const Places rest = places & (places - 1);
            if (!std::has_single_bit(rest))
                continue;
            links_.push_back({name_of(chart.cell_in(house, std::countr_zero(places)), digit),
                              name_of(chart.cell_in(house, std::countr_zero(rest)), digit),
                              LinkReason::House, house, -1, false});
        }
    }
}

ImplicationsBuilder::Name ImplicationsBuilder::name_of(const CellSet& cells, Digit digit)
{
    if (!cells.has_more_than(1))
        return name_of(cells.first(), digit);
    if (newest_by_hash_.empty())
        newest_by_hash_.assign(hash_size, -1);
    int& newest = newest_by_hash_[hash_of(cells, digit)];
    for (int group = newest; group >= 0; group = groups_[group].next) {
        const Group& known = groups_[group];
        if (known.digit == digit && known.cells == cells)
            return first_group_name_ + group;
    }
    groups_.push_back({digit, cells, newest});
    newest = count_of(groups_) - 1;
    return first_group_name_ + newest;
}

// Links two parts of a house, each a cell or inside another house, that together contain all
// positions of a digit: one of them holds it.
void ImplicationsBuilder::link_groups()
{
    const Chart& chart = candidates_.chart();
    std::vector<std::vector<Places>> parts(chart.house_count());
    for (const Crossing& crossing : chart.crossings()) {
        parts[crossing.one.index].push_back(crossing.in_one);
        parts[crossing.other.index].push_back(crossing.in_other);
    }
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house))
            continue;
        for (Digit digit : chart.all_digits()) {
            if (count_bits(candidates_.places(house, digit)) >= 3)
                link_groups_of(house, parts[house.index], digit);
        }
    }
}

void ImplicationsBuilder::link_groups_of(HouseIndex house,
                                         std::span<const Places> parts,
                                         Digit digit)
{
    const Chart& chart = candidates_.chart();
    const Places all = candidates_.places(house, digit);
    const auto named = [&](Places places) {
        return name_of(chart.cells_at(house, places), digit);
    };
    const bool is_special = scope_ != LinkScope::Sets; // in that scope only sets are special
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Places one = all & parts[i];
        const Places rest = all & ~one;
        if (count_bits(one) < 2 || rest == 0)
            continue;
        if (std::has_single_bit(rest))
            links_.push_back({named(one), named(rest), LinkReason::House, house, -1, is_special});
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            const Places other = all & parts[j];
            if (count_bits(other) >= 2 && (rest & ~other) == 0 && other != all)
                links_.push_back(
                    {named(one), named(other), LinkReason::House, house, -1, is_special});
        }
    }
}

// If every combination of a cage has one of two digits, the cage holds at least one of them.
void ImplicationsBuilder::link_cages()
{
    for (const SumArea& area : candidates_.worked_out<CageSums>().cages()) {
        const DigitSet choice = area.may.without(area.must);
        for (Digit one : area.is_counted ? choice : DigitSet()) {
            for (Digit other : choice) {
                const auto has_either = [=](DigitSet combination) {
                    return combination.has(one) || combination.has(other);
                };
                if (other <= one || !std::ranges::all_of(area.combinations, has_either))
                    continue;
                links_.push_back({name_of(area.open & candidates_.cells_with(one), one),
                                  name_of(area.open & candidates_.cells_with(other), other),
                                  LinkReason::Cage, no_house, area.cage, true});
            }
        }
    }
}

// A set that lacks one of its digits holds the others, so of any two digits it holds at least one.
// Sets of one cell are already linked.
void ImplicationsBuilder::link_sets()
{
    const auto& sets = candidates_.worked_out<AlmostLockedSets>();
    std::vector<Name> names;
    for (int set = 0; set < sets.size(); ++set) {
        if (sets[set].size < 2)
            continue;
        names.clear();
        for (Digit digit : sets[set].digits) {
            const int part = sets.part(set, digit);
            if (!sets.sees_any(part))
                continue;
            names.push_back(name_of(sets.cells_of_part(part), digit));
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            for (std::size_t j = i + 1; j < names.size(); ++j)
                links_.push_back(
                    {names[i], names[j], LinkReason::Set, no_house, count_of(graph_.sets_), true});
        }
        if (names.size() >= 2)
            graph_.sets_.push_back(sets.cells(set));
        link_stripped_cells(sets, set);
    }
    drop_repeated_links();
}

// Finds cells that see the set's positions for two or more of its digits. Cells with two candidates
// are already linked.
void ImplicationsBuilder::link_stripped_cells(const AlmostLockedSets& sets, int set)
{
    CellSet once(candidates_.chart().cell_count());
    CellSet often = once;
    for (Digit digit : sets[set].digits) {
        const CellSet seen = sets.seen_by(sets.part(set, digit));
        often |= once & seen;
        once |= seen;
    }
    for (Cell cell : often - candidates_.bivalue_cells())
        link_stripped_cell(sets, set, cell);
}

// If the set strips the cell of all its digits but one, either the set has the digit that it may
// lack, or the cell has the one that is left. Set and cell together are an almost locked set, too,
// though not in one house.
void ImplicationsBuilder::link_stripped_cell(const AlmostLockedSets& sets, int set, Cell cell)
{
    const DigitSet own = candidates_.of(cell);
    DigitSet stripped;
    for (Digit digit : own.common(sets[set].digits)) {
        if (sets.is_seen(sets.part(set, digit), cell))
            stripped = stripped.with(digit);
    }
    const DigitSet rest = own.without(stripped);
    if (rest.count() > 1)
        return;
    const std::size_t before = links_.size();
    for (Digit digit : rest.empty() ? stripped : sets[set].digits.without(stripped)) {
        const int part = sets.part(set, digit);
        if (sets.sees_any(part))
            links_.push_back({name_of(sets.cells_of_part(part), digit),
                              name_of(cell, rest.empty() ? digit : rest.first()), LinkReason::Set,
                              no_house, count_of(graph_.sets_), true});
    }
    if (links_.size() == before)
        return;
    CellSet all = sets.cells(set);
    all.add(cell);
    graph_.sets_.push_back(all);
}

// Of several links between two nodes the first is kept: it is the simplest.
void ImplicationsBuilder::drop_repeated_links()
{
    struct Ends {
        std::uint64_t both;
        std::size_t link;

        auto operator<=>(const Ends&) const = default;
    };
    std::vector<Ends> ends;
    ends.reserve(links_.size());
    for (const RawLink& link : links_) {
        const auto [low, high] = std::minmax(link.one, link.other);
        ends.push_back({static_cast<std::uint64_t>(low) << 32 | static_cast<std::uint64_t>(high),
                        ends.size()});
    }
    std::ranges::sort(ends);
    const auto repeated = std::ranges::unique(ends, {}, &Ends::both);
    ends.erase(repeated.begin(), repeated.end());
    std::vector<RawLink> kept;
    kept.reserve(ends.size());
    for (const Ends& each : ends)
        kept.push_back(links_[each.link]);
    links_ = std::move(kept);
}

void ImplicationsBuilder::add_node(Cell cell, Digit digit)
{
    graph_.node_at_[name_of(cell, digit)] = {graph_.count()};
    graph_.nodes_.push_back({cell, digit, -1});
}

void ImplicationsBuilder::number_nodes()
{
    for (const RawLink& link : links_) {
        for (Name name : {link.one, link.other}) {
            if (name < first_group_name_)
                has_strong_link_[name] = 1;
        }
    }
    graph_.node_at_.assign(first_group_name_, no_node);
    const auto add_candidates = [&](bool active) {
        for (Cell cell : candidates_.open_cells()) {
            for (Digit digit : candidates_.of(cell)) {
                if ((has_strong_link_[name_of(cell, digit)] != 0) == active)
                    add_node(cell, digit);
            }
        }
    };
    add_candidates(true);
    graph_.first_group_ = graph_.count();
    for (const Group& group : groups_) {
        graph_.nodes_.push_back({group.cells.first(), group.digit, count_of(graph_.groups_)});
        graph_.groups_.push_back(group.cells);
    }
    graph_.active_ = graph_.count();
    add_candidates(false);
}

NodeIndex ImplicationsBuilder::number_of(Name name) const
{
    if (name < first_group_name_)
        return graph_.node_at_[name];
    return {graph_.first_group_ + name - first_group_name_};
}

// Sorts links by node; those of one node stay in the order found.
void ImplicationsBuilder::add_strong_links()
{
    std::vector<int> next(graph_.active_ + 2);
    for (const RawLink& link : links_) {
        ++next[number_of(link.one).index + 2];
        ++next[number_of(link.other).index + 2];
    }
    for (std::size_t i = 2; i < next.size(); ++i)
        next[i] += next[i - 1];
    graph_.strong_.resize(links_.size() * 2);
    const auto add = [&](NodeIndex from, NodeIndex to, const RawLink& link) {
        graph_.strong_[next[from.index + 1]++] = {to, link.reason, link.house, link.set,
                                                  link.is_special};
    };
    for (const RawLink& link : links_) {
        const NodeIndex one = number_of(link.one);
        const NodeIndex other = number_of(link.other);
        add(one, other, link);
        add(other, one, link);
    }
    next.pop_back();
    graph_.first_strong_ = std::move(next);
}

void ImplicationsBuilder::add_weak_links()
{
    const Chart& chart = candidates_.chart();
    graph_.weak_ = BitTable(graph_.count(), graph_.count());
    for (NodeIndex node : graph_.nodes()) {
        if (graph_.is_group(node))
            continue;
        const BitRow row = graph_.weak_.row(node.index);
        const Candidate candidate = graph_.candidate(node);
        for_each_common(chart.peers(candidate.cell), candidates_.cells_with(candidate.digit),
                        [&](Cell peer) { add_bit(row, graph_.node_of({peer, candidate.digit})); });
        if (!has_cell_links())
            continue;
        for (Digit digit : candidates_.of(candidate.cell)) {
            if (digit != candidate.digit)
                add_bit(row, graph_.node_of({candidate.cell, digit}));
        }
    }
    add_weak_links_of_groups();
    if (scope_ == LinkScope::Cages)
        add_weak_links_of_cages();
}

void ImplicationsBuilder::link_weakly(NodeIndex one, NodeIndex other)
{
    add_bit(graph_.weak_.row(one.index), other);
    add_bit(graph_.weak_.row(other.index), one);
}

// No two digits of a cage are both true if no combination has both.
void ImplicationsBuilder::add_weak_links_of_cages()
{
    std::vector<std::vector<NodeIndex>> nodes(static_cast<std::size_t>(graph_.size_) + 1);
    for (const SumArea& area : candidates_.worked_out<CageSums>().cages()) {
        if (!area.is_counted || area.open.count() < 2)
            continue;
        for (std::vector<NodeIndex>& of_digit : nodes)
            of_digit.clear();
        for (NodeIndex node : graph_.nodes()) {
            if (graph_.is_group(node) ? graph_.cells(node).is_within(area.open)
                                      : area.open.has(graph_.candidate(node).cell))
                nodes[graph_.digit(node)].push_back(node);
        }
        for (Digit one : area.may) {
            for (Digit other : area.may) {
                const auto has_both = [=](DigitSet combination) {
                    return combination.has(one) && combination.has(other);
                };
                if (other <= one || std::ranges::any_of(area.combinations, has_both))
                    continue;
                for (NodeIndex node : nodes[one]) {
                    for (NodeIndex partner : nodes[other])
                        link_weakly(node, partner);
                }
            }
        }
    }
}

void ImplicationsBuilder::add_weak_links_of_groups()
{
    if (graph_.first_group_ == graph_.active_)
        return;
    // Lists of groups by first cell and digit: the newest group, and for each the one before it.
    std::vector<NodeIndex> newest(first_group_name_, no_node);
    std::vector<NodeIndex> before(graph_.active_);
    for (NodeIndex node : NodeIndexes(graph_.first_group_, graph_.active_)) {
        const Digit digit = graph_.digit(node);
        const CellSet& cells = graph_.groups_[node.index - graph_.first_group_];
        const CellSet seen =
            candidates_.chart().common_peers(cells) & candidates_.cells_with(digit);
        for (Cell cell : seen) {
            link_weakly(node, graph_.node_of({cell, digit}));
            for (NodeIndex other = newest[name_of(cell, digit)]; other != no_node;
                 other = before[other.index]) {
                if (graph_.groups_[other.index - graph_.first_group_].is_within(seen))
                    link_weakly(node, other);
            }
        }
        before[node.index] = std::exchange(newest[name_of(cells.first(), digit)], node);
    }
}

} // namespace engine
