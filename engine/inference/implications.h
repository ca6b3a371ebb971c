#pragma once
// What follows from what, link by link. Nodes are the candidates and, on request, groups of cells
// that hold a digit together; each is true or false. Two nodes with a weak link are not both true,
// two with a strong link not both false. Besides the links this class knows their closure:
// everything that follows through chains of any length. So it shows at once whether chains prove
// anything; only then is it worth searching for a chain.
//
// Use implications_of() to get it: it is computed once for a position and shared by all finders.

#include <span>
#include <vector>

#include "engine/base/bit_table.h"
#include "engine/base/count.h"
#include "engine/inference/node_index.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// Which nodes and links are there.
enum class LinkScope : std::uint8_t {
    OneDigit,        // only links in houses: chains of one digit
    BivalueCells,    // strong links in cells with two candidates, weak ones between cells
    Single,          // all links between candidates
    GroupedOneDigit, // like OneDigit, with groups: the positions of a digit in the intersection of
                     // two houses
    Grouped,         // like Single, with groups
    Cages,           // like Grouped, and combinations of cages also make links of both kinds
    Sets,            // like Grouped, and almost locked sets also make strong links
};

struct StrongLink {
    NodeIndex to;
    LinkReason reason;
    HouseIndex house; // of LinkReason::House
    int set;          // of LinkReason::Set: its number; of LinkReason::Cage: the cage
    bool is_special;  // with groups and sets: whether a group or a set takes part
};

class Implications {
public:
    Implications(const Candidates& candidates, LinkScope scope);

    // Nodes are numbered: first candidates with strong links, then groups, then other candidates.
    // The first two kinds are active: only they lead further when they become false.
    int count() const { return count_of(nodes_); }
    int active_count() const { return active_; }
    NodeIndexes nodes() const { return {0, count()}; }
    NodeIndexes active_nodes() const { return {0, active_}; }
    bool is_active(NodeIndex node) const { return node.index < active_; }
    NodeIndex node_of(Candidate candidate) const; // no_node if it is not a candidate
    bool is_group(NodeIndex node) const { return node.index >= first_group_ && is_active(node); }
    Digit digit(NodeIndex node) const { return this->node(node).digit; }
    CellSet cells(NodeIndex node) const;
    // The node must not be a group.
    Candidate candidate(NodeIndex node) const { return {this->node(node).first, digit(node)}; }
    std::span<const StrongLink> strong(NodeIndex node) const;
    const StrongLink* strong_link(NodeIndex from, NodeIndex to) const; // null if there is none
    ConstBitRow weak(NodeIndex node) const { return weak_.row(node.index); }
    // The cells of almost locked set number `set`, as StrongLink::set names it.
    const CellSet& set(int number) const { return sets_[number]; }

    // The closure, as rows of nodes: what becomes false (the node included), and what becomes true,
    ConstBitRow true_if_false(NodeIndex active) const { return true_if_false_.row(active.index); }
    // What becomes true when any node is true, without the node itself.
    ConstBitRow true_if_true(NodeIndex node) const { return true_if_true_.row(node.index); }
    // Whether `other` is false if `node` is true.
    bool excludes(NodeIndex node, NodeIndex other) const;
    // Whether a chain shows that the node is false; that it is true.
    bool is_refuted(NodeIndex node) const { return meet(true_if_true(node), weak(node)); }
    bool is_proved(NodeIndex node) const
    {
        return is_active(node) && has_bit(true_if_false(node), node);
    }
    // Whether chains remove or place anything.
    bool prove_anything() const { return proves_; }

private:
    friend class ImplicationsBuilder;
    struct Known {
        Cell first;
        Digit digit;
        int group; // -1: the first cell alone
    };
    const Known& node(NodeIndex node) const { return nodes_[node.index]; }
    void close();
    template <std::size_t words>
    void close_rows(BitTable& next);
    template <std::size_t words>
    void take_truths(NodeIndex node);

    int size_;
    int cell_count_;
    int first_group_ = 0;
    int active_ = 0;
    bool proves_ = false;
    std::vector<Known> nodes_;
    std::vector<CellSet> groups_;
    std::vector<CellSet> sets_;
    std::vector<NodeIndex> node_at_; // by cell, then digit
    std::vector<StrongLink> strong_;
    std::vector<int> first_strong_; // by active node; one more at the end
    BitTable weak_;                 // between all nodes
    BitTable false_if_false_;
    BitTable true_if_false_;
    BitTable true_if_true_;
};

// Computed once for a position.
const Implications& implications_of(const Candidates& candidates, LinkScope scope);

} // namespace engine
