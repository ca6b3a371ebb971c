#pragma once
// What follows from what, link by link. Nodes are the candidates and, on request, groups of cells
// that hold a digit together; each is true or false. Of two nodes with a weak link not both are
// true, of two with a strong link not both are false. Beside the links this knows their closure:
// everything that follows through chains of any length. So it tells at once whether chains prove
// anything at all; only then is a chain worth looking for.
//
// Get it with implications_of(): it is worked out once a position and shared by all finders.

#include <span>
#include <vector>

#include "engine/base/bit_table.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// Which nodes and links are there.
enum class LinkScope : std::uint8_t {
    OneDigit,        // links of houses only: chains that stay with their digit
    BivalueCells,    // strong links of cells with two candidates, weak ones between cells
    Single,          // all links between candidates
    GroupedOneDigit, // as OneDigit, with groups: the places of a digit where two houses cross
    Grouped,         // as Single, with groups
    Sets,            // as Grouped, and almost locked sets make strong links
};

struct StrongLink {
    int to;
    LinkReason reason;
    int witness;     // the house, or the number of the set
    bool is_special; // in scopes with groups and sets: one of these takes part
};

class Implications {
public:
    Implications(const Candidates& candidates, LinkScope scope);

    // Nodes are numbered: candidates with strong links, groups, candidates without. The first two
    // kinds are active: only they lead on when they become false.
    int count() const { return static_cast<int>(nodes_.size()); }
    int active_count() const { return active_; }
    int node_of(Candidate candidate) const; // -1 if it is no candidate
    bool is_group(int node) const { return node >= first_group_ && node < active_; }
    Digit digit(int node) const { return this->node(node).digit; }
    CellSet cells(int node) const;
    // Of a node that is no group.
    Candidate candidate(int node) const { return {this->node(node).first, digit(node)}; }
    std::span<const StrongLink> strong(int node) const;
    const StrongLink* strong_link(int from, int to) const; // null if there is none
    ConstBitRow weak(int node) const { return weak_.row(node); }
    // The cells of almost locked set number `set`, as StrongLink::witness names it.
    const CellSet& set(int number) const { return sets_[static_cast<std::size_t>(number)]; }

    // The closure; rows of active nodes. What becomes false, the node included, and what becomes
    // true when an active node is false:
    ConstBitRow false_if_false(int active) const { return false_if_false_.row(active); }
    ConstBitRow true_if_false(int active) const { return true_if_false_.row(active); }
    // What becomes true when any node is true, itself not included.
    ConstBitRow true_if_true(int node) const { return true_if_true_.row(node); }
    // If `node` is true, `other` is false.
    bool excludes(int node, int other) const;
    // A chain shows that the node is false; that it is true.
    bool is_refuted(int node) const { return meet(true_if_true(node), weak(node)); }
    bool is_proved(int node) const { return node < active_ && has_bit(true_if_false(node), node); }
    // Chains remove or place something.
    bool prove_anything() const { return proves_; }

private:
    friend class ImplicationsBuilder;
    struct Known {
        Cell first;
        Digit digit;
        int group; // -1: the first cell alone
    };
    const Known& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    void close();
    template <std::size_t words>
    void close_rows(BitTable& next);
    template <std::size_t words>
    void take_truths(int node);

    int size_;
    int cell_count_;
    int first_group_ = 0;
    int active_ = 0;
    bool proves_ = false;
    std::vector<Known> nodes_;
    std::vector<CellSet> groups_;
    std::vector<CellSet> sets_;
    std::vector<int> node_at_; // by cell, then digit
    std::vector<StrongLink> strong_;
    std::vector<int> first_strong_; // by active node, and the end
    BitTable weak_;                 // all nodes
    BitTable false_if_false_;
    BitTable true_if_false_;
    BitTable true_if_true_;
};

// Shared by all who ask in the same position.
const Implications& implications_of(const Candidates& candidates, LinkScope scope);

} // namespace engine
