// Blossom loops: of several alternatives, the candidates of a cell or the places of a digit in a
// house, one is true. From each, a chain leads to a different candidate of one other cell or house.
// As only one candidate is true there, too, the start of a branch is true exactly if its end is.
// So, as in a continuous loop, one of two candidates joined by a weak link of a branch is true.
// Evidence: Stem is the cell where the branches start; if it is a house, it is Start and Witness.
// End is the cell or house where they end. Candidates are Start and End, by branch. Each branch has
// its links in order, or none if its start is its end. The digits of the step are those of the
// starts.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/inference/alternatives.h"
#include "engine/inference/chain_search.h"
#include "engine/inference/consequences.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

class BlossomFinder : StepSearch {
public:
    BlossomFinder(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          graph_(implications_of(candidates, Consequences::scope_on(candidates.chart().grid()))),
          consequences_(candidates.worked_out<Consequences>()),
          spread_(graph_, Spread::Ways::Any),
          work_(2, graph_.count()),
          rings_(2, chart_.cell_count() + chart_.house_count() * chart_.size())
    {
    }

    void find()
    {
        for (const Alternatives& each : alternatives_of(candidates_)) {
            if (each.candidates.size() >= 3)
                look_from(each);
        }
    }

private:
    // The common end of all branches as one number: a cell, or a digit in a house.
    using RingEnd = int;
    // Two candidates joined by a weak link of a branch, so that one of them is true.
    struct Joint {
        std::size_t branch;
        NodeIndex one;
        NodeIndex other;
    };

    NodeIndex start(std::size_t branch) const { return starts_[branch]; }
    NodeIndex end(std::size_t branch) const { return ends_[branch]; }

    // A loop removes only candidates that are false whichever start is true. If there are none, the
    // branches need not be followed.
    void look_from(const Alternatives& alternatives)
    {
        alternatives_ = &alternatives;
        starts_.clear();
        const BitRow falses = work_.row(0);
        std::ranges::fill(falses, ~std::uint64_t{0});
        for (Candidate candidate : alternatives.candidates) {
            const NodeIndex node = graph_.node_of(candidate);
            starts_.push_back(node);
            const ConstBitRow row = consequences_.false_if_true(node);
            for (std::size_t i = 0; i < falses.size(); ++i)
                falses[i] &= row[i];
        }
        if (std::ranges::all_of(falses, [](std::uint64_t word) { return word == 0; }) ||
            std::ranges::any_of(starts_, [&](NodeIndex node) { return graph_.is_refuted(node); }))
            return;
        const BitRow common = rings_.row(0);
        std::ranges::fill(common, ~std::uint64_t{0});
        for (NodeIndex node : starts_)
            note_ring_ends(node);
        for_each_bit(common, [&](RingEnd ring) {
            if (join(ring))
                look_at_joints();
        });
    }

    // Keeps the ends that all branches so far have in common.
    void note_ring_ends(NodeIndex node)
    {
        const BitRow own = rings_.row(1);
        std::ranges::fill(own, 0);
        for_each_node(consequences_.true_if_true(node),
                      [&](NodeIndex other) { note_ring_ends_of(other, own); });
        const BitRow common = rings_.row(0);
        for (std::size_t i = 0; i < common.size(); ++i)
            common[i] &= own[i];
    }

    void note_ring_ends_of(NodeIndex node, BitRow row) const
    {
        if (graph_.is_group(node))
            return;
        const auto [cell, digit] = graph_.candidate(node);
        add_bit(row, cell.index);
        for (const PlaceOfCell& place : chart_.houses_of(cell))
            add_bit(row, chart_.cell_count() + place.house.index * chart_.size() + digit - 1);
    }

    bool is_at(NodeIndex node, RingEnd ring) const
    {
        if (graph_.is_group(node))
            return false;
        const auto [cell, digit] = graph_.candidate(node);
        if (ring < chart_.cell_count())
            return cell.index == ring;
        const int place = ring - chart_.cell_count();
        return digit == place % chart_.size() + 1 &&
               chart_.place_of(cell, HouseIndex::at(place / chart_.size())) != 0;
    }

    // Finds an end for each branch. Returns false unless all ends differ and at least two branches
    // have links.
    bool join(RingEnd ring)
    {
        ring_ = ring;
        ends_.clear();
        for (NodeIndex node : starts_) {
            NodeIndex end = no_node;
            for_each_node(consequences_.true_if_true(node), [&](NodeIndex other) {
                if (is_at(other, ring))
                    end = other;
            });
            if (std::ranges::count(ends_, end) != 0)
                return false;
            ends_.push_back(end);
        }
        std::size_t stay = 0;
        for (std::size_t branch = 0; branch < starts_.size(); ++branch)
            stay += start(branch) == end(branch) ? 1 : 0;
        return stay + 2 <= starts_.size();
    }

    void look_at_joints()
    {
        const BitRow removed = work_.row(1);
        std::ranges::fill(removed, 0);
        for (NodeIndex node : removed_at_ends())
            add_bit(removed, node);
        if (steps_.want() != Want::Effects && !removed_at_ends().empty())
            add_step(nullptr);
        for (std::size_t branch = 0; branch < starts_.size(); ++branch) {
            if (start(branch) == end(branch))
                continue;
            for_each_node(consequences_.true_if_true(start(branch)), [&](NodeIndex one) {
                for_each_node(graph_.weak(one), [&](NodeIndex other) {
                    if (is_weakly_joined(branch, one, other))
                        note_removed_beside({branch, one, other});
                });
            });
        }
        if (steps_.want() != Want::Effects)
            return;
        Step step{};
        for_each_node(removed,
                      [&](NodeIndex node) { step.removals.push_back(graph_.candidate(node)); });
        steps_.add(std::move(step));
    }

    // Returns whether the start of the branch makes `one` true and `other` false, and whether the
    // branch continues from `one` to its end.
    bool is_weakly_joined(std::size_t branch, NodeIndex one, NodeIndex other) const
    {
        return has_bit(consequences_.false_if_true(start(branch)), other) &&
               graph_.is_active(other) && has_bit(graph_.true_if_false(other), end(branch)) &&
               has_bit(consequences_.true_if_true(one), end(branch));
    }

    // Collects the candidates that exclude both of the two. Reports a loop if it removes a
    // candidate that no other loop has removed.
    void note_removed_beside(const Joint& joint)
    {
        const BitRow removed = work_.row(1);
        const ConstBitRow one = graph_.weak(joint.one);
        const ConstBitRow other = graph_.weak(joint.other);
        bool is_new = false;
        for (std::size_t i = 0; i < removed.size(); ++i) {
            for (std::uint64_t bits = one[i] & other[i] & ~removed[i]; bits != 0;
                 bits &= bits - 1) {
                const NodeIndex node = {static_cast<int>(i * 64) + std::countr_zero(bits)};
                if (graph_.is_group(node))
                    continue;
                removed[i] |= bits & -bits;
                is_new = true;
            }
        }
        if (is_new && steps_.want() != Want::Effects)
            add_step(&joint);
    }

    // Returns the other candidates of the cell or house where the branches end.
    std::vector<NodeIndex> removed_at_ends() const
    {
        std::vector<NodeIndex> removed;
        for_each_node(graph_.weak(ends_.front()), [&](NodeIndex node) {
            if (!graph_.is_group(node) && std::ranges::all_of(ends_, [&](NodeIndex end) {
                    return has_bit(graph_.weak(end), node);
                }))
                removed.push_back(node);
        });
        return removed;
    }

    ChainNodes way(std::size_t branch)
    {
        if (start(branch) == end(branch))
            return {start(branch)};
        spread_.assume_true(start(branch));
        while (!has_bit(spread_.all_true(), end(branch)) && spread_.grow()) {
        }
        return spread_.way_to(end(branch));
    }

    ChainNodes way_through(const Joint& joint)
    {
        ChainNodes nodes = {joint.one};
        if (joint.one != start(joint.branch)) {
            spread_.assume_true(start(joint.branch));
            while (!has_bit(spread_.all_true(), joint.one) && spread_.grow()) {
            }
            nodes = spread_.way_to(joint.one);
        }
        spread_.assume_false(joint.other);
        while (!has_bit(spread_.all_true(), end(joint.branch)) && spread_.grow()) {
        }
        const ChainNodes rest = spread_.way_to(end(joint.branch));
        nodes.insert(nodes.end(), rest.begin(), rest.end());
        return nodes;
    }

    // Reports the loop whose branch leads through the joint. Without a joint, all branches are as
    // short as possible.
    void add_step(const Joint* joint)
    {
        Step step{};
        mark_ends(step);
        for (NodeIndex node : removed_at_ends())
            step.removals.push_back(graph_.candidate(node));
        for (std::size_t branch = 0; branch < starts_.size(); ++branch)
            add_branch(step, joint != nullptr && joint->branch == branch ? way_through(*joint)
                                                                         : way(branch));
        steps_.add_if_shortest(std::move(step), [](Step& taken) { return taken.size; });
    }

    void mark_ends(Step& step) const
    {
        if (alternatives_->house != no_house)
            step.houses = {{alternatives_->house, Role::Start},
                           {alternatives_->house, Role::Witness}};
        else
            step.cells = {{alternatives_->candidates.front().cell, Role::Stem}};
        if (ring_ < chart_.cell_count())
            step.cells.push_back({Cell::at(ring_), Role::End});
        else
            step.houses.push_back(
                {HouseIndex::at((ring_ - chart_.cell_count()) / chart_.size()), Role::End});
        for (int branch = 0; branch < count_of(starts_); ++branch) {
            const Candidate first = graph_.candidate(start(branch));
            const auto group = branch;
            step.digits = step.digits.with(first.digit);
            step.candidates.push_back({first, Role::Start, group});
            step.candidates.push_back({graph_.candidate(end(branch)), Role::End, group});
        }
    }

    void add_branch(Step& step, const ChainNodes& nodes) const
    {
        step.branches.push_back({step_node(graph_, nodes.front()), true,
                                 links_of_chain(candidates_, graph_, nodes, FirstLink::Weak)});
        step.size += static_cast<int>(nodes.size() / 2);
        for (std::size_t i = 0; i + 1 < nodes.size(); i += 2) {
            for_each_node(graph_.weak(nodes[i]), [&](NodeIndex node) {
                if (!graph_.is_group(node) && has_bit(graph_.weak(nodes[i + 1]), node))
                    step.removals.push_back(graph_.candidate(node));
            });
        }
    }

    const Implications& graph_;
    const Consequences& consequences_;
    Spread spread_;
    BitTable work_;  // rows of nodes: those false for every start; those already removed
    BitTable rings_; // rows of ring ends: those of all branches; those of one branch
    const Alternatives* alternatives_ = nullptr;
    std::vector<NodeIndex> starts_; // by branch
    std::vector<NodeIndex> ends_;
    RingEnd ring_ = 0;
};

} // namespace

const Technique techniques::blossom_loop = {
    .id = "blossom_loop",
    .name = N_("Blossom Loop"),
    .about = {N_(
        "One of several candidates must be true: those of a cell, or the places of a digit in a "
        "house. From each, a chain leads to a different candidate of one other cell or house, "
        "where also only one can be true. So the chains make a kind of ring: of any two neighbours "
        "in a branch exactly one is true, and what sees both ends of a weak link goes.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 400},
    .find = find_by<BlossomFinder>,
    .explanation = {{N_("{stem} must be one of its digits.")},
                    {N_("In {witnesses} the {digit} must be somewhere.")},
                    {N_("The branches from there meet again in {end}, where only one can be right: "
                        "they make a ring.")},
                    {"", Each::Branch},
                    {N_("So of any two neighbours in a branch exactly one is right.")}},
    .example =
        ":blossom_loop:134:1.+92...+4...6..1.9+272..9..1.+9.....25..+7...94..5...4..79....7....+28."
        "..3.+6469....5..:319 321 524 824 533 534 342 143 343 846 353 853 354 854 355 855 359 859 "
        "362 163 666 867 572 373 473 474 476 377 878 379 493 296:515 819 322 839 174 574 177 899::",
};

} // namespace engine
