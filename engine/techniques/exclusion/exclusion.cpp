// Aligned exclusion: lists the ways to fill two or three cells together. A way is impossible if it
// puts a digit twice in cells that see each other, or uses all candidates of another cell. A
// candidate that is in no possible way is removed.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/patterns/open_cells.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

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

    // Roles: Base for the cells and their candidates, Excluded for cells whose candidates would all
    // be used.
    void add(std::initializer_list<int> bases)
    {
        Step step{.size = count_of(bases)};
        for (int base : bases) {
            std::vector<int> others;
            for (int other : bases) {
                if (other != base)
                    others.push_back(other);
            }
            for (int node = first_[base]; node < first_[base + 1]; ++node) {
                const Candidate candidate{open_.cell(base), nodes_[node].digit};
                step.candidates.push_back({candidate, Role::Base});
                if (excludes(node, others))
                    step.removals.push_back(candidate);
            }
            step.cells.push_back({open_.cell(base), Role::Base});
            step.digits = step.digits.with(open_.of(base));
        }
        mark_excluded(step, bases);
        steps_.add(std::move(step));
    }

    // Marks the cells that see a removed candidate and have no digits except those of the base
    // cells that they see.
    void mark_excluded(Step& step, std::initializer_list<int> bases) const
    {
        for (int cell = 0; cell < open_.count(); ++cell) {
            DigitSet taken;
            int seen = 0;
            for (int base : bases) {
                if (open_.peers(base).has(cell)) {
                    taken = taken.with(open_.of(base));
                    ++seen;
                }
            }
            const DigitSet own = open_.of(cell);
            const bool tells = std::ranges::any_of(step.removals, [&](const Candidate& removed) {
                return own.has(removed.digit) && chart_.sees(removed.cell, open_.cell(cell));
            });
            if (tells && own.without(taken).empty() && own.count() <= seen)
                step.cells.push_back({open_.cell(cell), Role::Excluded});
        }
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
    {N_("Each way with {removed_digits} in {removed_cells} leaves no digit in {only_excluded}, or "
        "puts a digit twice where it sees itself.")},
    {N_("Each way with {removed_digits} in {removed_cells} leaves no digit in one of "
        "{some_excluded}, or puts a digit twice where it sees itself.")},
    {N_("Each way with {removed_digits} in {clashing} puts a digit twice where it sees itself.")}};

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
