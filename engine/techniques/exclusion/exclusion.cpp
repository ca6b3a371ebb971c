// Aligned exclusion: lists the ways to fill two or three cells together. A way is impossible if it
// puts a digit twice in cells that see each other, or uses all candidates of another cell. A
// candidate that is in no possible way is removed.

#include <algorithm>
#include <cstdint>

#include "engine/base/count.h"
#include "engine/patterns/open_cells.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// The numbers of the facts.
namespace exclusion_fact {
enum : std::uint8_t { clashing, emptied_by_two, emptied_by_three, no_way_left };
} // namespace exclusion_fact

template <int words>
class AlignedExclusion : StepSearch {
public:
    using Set = OpenSet<words>;

    AlignedExclusion(const Candidates& candidates, const OpenCells<words>& open, Steps& steps)
        : StepSearch(candidates, steps), open_(open)
    {
        for (int cell = 0; cell < open.count(); ++cell) {
            if (open.of(cell).count() == 2)
                bivalue_.add(cell);
            first_.push_back(count_of(nodes_));
            for (Digit digit : open.of(cell))
                nodes_.push_back({cell, digit});
        }
        first_.push_back(count_of(nodes_));
    }

    void find_pairs()
    {
        for (const Node& node : nodes_) {
            const Set emptied = emptied_by(node);
            if (emptied.empty())
                continue;
            fill_left();
            emptied.each([&](int other) { add({node.cell, other}); });
        }
    }

    // The second cell is one that the first restricts; the third may be any.
    void find_triples()
    {
        fill_left();
        for (int node = 0; node < count_of(nodes_); ++node) {
            steps_.stop_if_cancelled();
            for (int two = 0; two < open_.count(); ++two) {
                const DigitSet rest = left(node, two);
                if (two != nodes_[node].cell && !rest.empty() && rest != open_.of(two))
                    find_triples_with(node, two);
            }
        }
    }

private:
    struct Node {
        int cell;
        Digit digit;
    };
    // Returns the candidates left to the cell if the node is true: without the digit, if it sees
    // the node, and without the other digits of bivalue cells that see both.
    DigitSet left(int node, int cell) const { return left_[node * open_.count() + cell]; }
    int node_of(int cell, Digit digit) const
    {
        int node = first_[cell];
        while (nodes_[node].digit != digit)
            ++node;
        return node;
    }

    void fill_left()
    {
        if (!left_.empty())
            return;
        left_.reserve(nodes_.size() * open_.count());
        for (const Node& node : nodes_)
            add_left(node);
    }

    // Returns the cells that lose all candidates if the node is true. Works digit by digit, without
    // the table.
    Set emptied_by(const Node& node) const
    {
        std::array<Set, max_size + 1> removed;
        const DigitSet own = DigitSet::only(node.digit);
        DigitSet going = own;
        removed[node.digit] = open_.peers(node.cell);
        (open_.peers(node.cell) & open_.with(node.digit) & bivalue_).each([&](int blocked) {
            const Digit other = open_.of(blocked).without(own).first();
            going = going.with(other);
            removed[other] = removed[other] | open_.peers(blocked);
        });
        Set emptied;
        for (Digit digit : going)
            emptied = emptied | removed[digit];
        emptied.remove(node.cell);
        for (Digit digit : chart_.all_digits())
            emptied = emptied - (open_.with(digit) - removed[digit]);
        return emptied;
    }

    void add_left(const Node& node)
    {
        const std::size_t row = left_.size();
        for (int cell = 0; cell < open_.count(); ++cell)
            left_.push_back(open_.of(cell));
        const auto take = [&](const Set& cells, DigitSet digits) {
            cells.each([&](int cell) { left_[row + cell] = left_[row + cell].without(digits); });
        };
        const DigitSet own = DigitSet::only(node.digit);
        const Set near = open_.peers(node.cell) & open_.with(node.digit);
        take(near, own);
        near.each([&](int blocked) {
            if (bivalue_.has(blocked))
                take(open_.peers(blocked), open_.of(blocked).without(own));
        });
    }

    void find_triples_with(int node, int two)
    {
        const int one = nodes_[node].cell;
        const DigitSet own = DigitSet::only(nodes_[node].digit);
        const std::size_t cells = open_.count();
        any_.assign(cells, {});
        for (Digit digit : left(node, two)) {
            const int other = node_of(two, digit);
            const DigitSet* rest = &left_[node * cells];
            const DigitSet* rest_other = &left_[other * cells];
            const DigitSet both = own.with(digit);
            std::array<DigitSet, words * 64> now;
            for (std::size_t cell = 0; cell < cells; ++cell)
                now[cell] = rest[cell].common(rest_other[cell]);
            if (both != own) {
                const Set blocked = open_.peers(one) & open_.peers(two) & open_.with(both.first()) &
                                    open_.with(both.without(both.first()).first());
                blocked.each([&](int cell) {
                    const DigitSet removed = open_.of(cell).without(both);
                    if (open_.of(cell).count() == 3) {
                        open_.peers(cell).each(
                            [&](int third) { now[third] = now[third].without(removed); });
                    }
                });
            }
            std::uint32_t emptied = 0;
            for (std::size_t cell = 0; cell < cells; ++cell) {
                any_[cell] = any_[cell].with(now[cell]);
                emptied |= std::uint32_t{any_[cell].empty()};
            }
            if (emptied == 0)
                return; // every third cell can already be filled in some way
        }
        for (int three = 0; three < open_.count(); ++three) {
            if (any_[three].empty() && three != one && three != two && !left(node, three).empty())
                add({one, two, three});
        }
    }

    // Returns the candidates left to a third cell if both nodes are true.
    DigitSet left_by_both(int node, int other, int cell) const
    {
        DigitSet rest = left(node, cell).common(left(other, cell));
        const auto [one, digit] = nodes_[node];
        const auto [two, other_digit] = nodes_[other];
        const DigitSet both = DigitSet::only(digit).with(other_digit);
        (open_.peers(one) & open_.peers(two) & open_.peers(cell) & open_.with(digit) &
         open_.with(other_digit))
            .each([&](int blocked) {
                if (open_.of(blocked).without(both).count() == 1)
                    rest = rest.without(open_.of(blocked).without(both));
            });
        return rest;
    }

    // Returns whether the node is in no possible way to fill the other cells.
    bool excludes(int node, std::span<const int> others) const
    {
        if (others.size() == 1)
            return left(node, others[0]).empty();
        for (Digit digit : left(node, others[0])) {
            if (!left_by_both(node, node_of(others[0], digit), others[1]).empty())
                return false;
        }
        return true;
    }

    // Roles: Base for the cells and their candidates, Excluded for the cells that some way leaves
    // nothing. The facts say of each way with a removed candidate why it is impossible.
    void add(std::initializer_list<int> bases)
    {
        Step step{.size = count_of(bases)};
        std::vector<int> removed;
        for (int base : bases) {
            const std::vector<int> others = others_of(bases, base);
            for (int node = first_[base]; node < first_[base + 1]; ++node) {
                const Candidate candidate = candidate_of(node);
                step.candidates.push_back({candidate, Role::Base});
                if (!excludes(node, others))
                    continue;
                step.removals.push_back(candidate);
                removed.push_back(node);
            }
            step.cells.push_back({open_.cell(base), Role::Base});
            step.digits = step.digits.with(open_.of(base));
        }
        steps_.add(std::move(step), [&](Step& taken) {
            for (int node : removed)
                tell_ways(taken, node, others_of(bases, nodes_[node].cell));
        });
    }

    static std::vector<int> others_of(std::initializer_list<int> bases, int base)
    {
        std::vector<int> others;
        for (int other : bases) {
            if (other != base)
                others.push_back(other);
        }
        return others;
    }

    Candidate candidate_of(int node) const
    {
        return {open_.cell(nodes_[node].cell), nodes_[node].digit};
    }

    // First what the node leaves each of the other cells, then the ways with what is left.
    void tell_ways(Step& step, int node, const std::vector<int>& others) const
    {
        std::array<std::vector<int>, 2> left;
        for (std::size_t other = 0; other < others.size(); ++other) {
            if (other > 0 && left[0].empty())
                break;
            for (int way = first_[others[other]]; way < first_[others[other] + 1]; ++way) {
                if (!tell_why_not(step, {node, way}))
                    left[other].push_back(way);
            }
        }
        for (int second : left[0]) {
            for (int third : left[1]) {
                if (!tell_why_not(step, {second, third}))
                    tell_why_not(step, {node, second, third});
            }
        }
        const Candidate removed = candidate_of(node);
        step.facts.push_back(
            {exclusion_fact::no_way_left, {DigitSet::only(removed.digit)}, {Cells{removed.cell}}});
    }

    // Tells why these candidates can't be right together; returns false if it sees no reason.
    bool tell_why_not(Step& step, std::initializer_list<int> way) const
    {
        Fact fact{exclusion_fact::clashing};
        for (int node : way) {
            fact.digits.push_back(DigitSet::only(nodes_[node].digit));
            fact.cells.push_back({candidate_of(node).cell});
        }
        if (way.size() > 2 || !clash(*way.begin(), *(way.begin() + 1))) {
            const int emptied = emptied_by(step, way);
            if (emptied < 0)
                return false;
            const CellMark mark{open_.cell(emptied), Role::Excluded};
            if (std::ranges::count(step.cells, mark) == 0)
                step.cells.push_back(mark);
            fact.number =
                way.size() == 2 ? exclusion_fact::emptied_by_two : exclusion_fact::emptied_by_three;
            fact.cells.push_back({mark.cell});
        }
        if (std::ranges::count(step.facts, fact) == 0)
            step.facts.push_back(std::move(fact));
        return true;
    }

    bool clash(int node, int other) const
    {
        return nodes_[node].digit == nodes_[other].digit &&
               open_.peers(nodes_[node].cell).has(nodes_[other].cell);
    }

    // Returns a cell that loses all its candidates, if possible one that is marked already, or -1.
    int emptied_by(const Step& step, std::initializer_list<int> way) const
    {
        int emptied = -1;
        for (int cell = 0; cell < open_.count(); ++cell) {
            DigitSet rest = open_.of(cell);
            bool is_base = false;
            for (int node : way) {
                is_base = is_base || nodes_[node].cell == cell;
                if (open_.peers(nodes_[node].cell).has(cell))
                    rest = rest.without(DigitSet::only(nodes_[node].digit));
            }
            if (is_base || !rest.empty())
                continue;
            if (std::ranges::count(step.cells, CellMark{open_.cell(cell), Role::Excluded}) > 0)
                return cell;
            if (emptied < 0)
                emptied = cell;
        }
        return emptied;
    }

    const OpenCells<words>& open_;
    Set bivalue_;
    std::vector<Node> nodes_; // candidates, ordered by cell
    std::vector<int> first_;  // by cell: its first node; at the end, the number of nodes
    std::vector<DigitSet> left_;
    std::vector<DigitSet> any_; // by third cell: what any digit of the second leaves
};

} // namespace

static void find_aligned_exclusions(const Candidates& candidates, Steps& steps, int cells)
{
    with_open_cells(candidates, [&]<int words>(const OpenCells<words>& open) {
        AlignedExclusion<words> finder(candidates, open, steps);
        if (cells == 2)
            finder.find_pairs();
        else
            finder.find_triples();
    });
}

static constexpr Explanation aligned_exclusion_explanation = {
    {N_("All the ways to fill {base_cells} are tried together.")},
    {N_("{cells} and {other_cells} can't both be {digit}: they see each other."), Each::Fact,
     exclusion_fact::clashing},
    {N_("{digit} in {cells} and {other_digit} in {other_cells} leave nothing for {third_cells}."),
     Each::Fact, exclusion_fact::emptied_by_two},
    {N_("{digit} in {cells}, {other_digit} in {other_cells} and {third_digit} in {third_cells} "
        "leave nothing for {fourth_cells}."),
     Each::Fact, exclusion_fact::emptied_by_three},
    {N_("So no way is left with {digit} in {cells}."), Each::Fact, exclusion_fact::no_way_left}};

static constexpr const char* exclusion_about =
    N_("Write down all the ways in which a few cells together can be filled. A way falls out if it "
       "puts a digit twice where it sees itself, or if it takes all candidates from another cell. "
       "A candidate that is in none of the ways left goes.");

const Technique techniques::aligned_pair_exclusion = {
    .id = "aligned_pair_exclusion",
    .name = N_("Aligned Pair Exclusion"),
    .known_as = {"APE", "Subset Exclusion"},
    .about = {exclusion_about,
              N_("A pair tries two cells together; look for neighbours with few candidates.")},
    .standing = {TechniqueFamily::Exclusion, Level::Expert, 240},
    .find = find_with<find_aligned_exclusions, 2>,
    .explanation = aligned_exclusion_explanation,
    .other_names = "Aligned-Pair-Exclusion",
    .example = ":aligned_pair_exclusion:234579:.5.3+8+69+1.+3+19+5247+6+8.86+7...3.6.+1....7...+89."
               ".+6.1.43+6..2.....+1.7..61+64.....+78...6.1..:211 439 345 346 549 565 571 972 887 "
               "888 292 498 299:293::",
};

const Technique techniques::aligned_triple_exclusion = {
    .id = "aligned_triple_exclusion",
    .name = N_("Aligned Triple Exclusion"),
    .known_as = {"ATE", "Subset Exclusion"},
    .about = {exclusion_about,
              N_("A triple tries three cells together, which makes many more ways.")},
    .standing = {TechniqueFamily::Exclusion, Level::Extreme, 350},
    .find = find_with<find_aligned_exclusions, 3>,
    .explanation = aligned_exclusion_explanation,
    .other_names = "Aligned-Triplet-Exclusion",
    .example = ":aligned_triple_exclusion:578:9.6..1+24+3+4239+6....5+1.3+42..6.+694..+3+2...+2.+"
               "36..+4+35+4+12+98+6724.+6+9.+13..+31+2.+4+6.9+6+9..+1+3+4.2:715 526 528 728 738 "
               "545 746 851 873 888 793 598:815::",
};

} // namespace engine
